/**
 * dm.godPair: how the two gods that weigh most get on with one another.
 */
import type { Family } from '../../statement/family.ts';
import { TEN_GOD_GROUP, TEN_GOD_GROUPS, type TenGod } from '@shangyuan/engine/ganzhi';

/** Gods after each god in the order of `TEN_GODS`. */
interface LaterGods {
  readonly 比肩: '劫财' | LaterGods['劫财'];
  readonly 劫财: '食神' | LaterGods['食神'];
  readonly 食神: '伤官' | LaterGods['伤官'];
  readonly 伤官: '偏财' | LaterGods['偏财'];
  readonly 偏财: '正财' | LaterGods['正财'];
  readonly 正财: '七杀' | LaterGods['七杀'];
  readonly 七杀: '正官' | LaterGods['正官'];
  readonly 正官: '偏印' | '正印';
  readonly 偏印: '正印';
}

/** Two gods in the order of `TEN_GODS`. */
export type GodPairKey = { [A in keyof LaterGods]: `${A}+${LaterGods[A]}` }[keyof LaterGods];

type GodPairValues = {
  readonly first: TenGod;
  readonly second: TenGod;
  readonly firstPercent: string;
  readonly secondPercent: string;
};

/** What the first god is to the second, as their groups follow one another in the cycle of generation. */
const PAIR_WORDS: readonly [string, string, string, string, string] = [
  '同类并重，性近一端',
  '此生彼，其性外发',
  '此制彼，收放在己',
  '彼制此，常有顾忌',
  '彼生此，有所资取',
];

function pairWords(first: TenGod, second: TenGod): string {
  const [from, to] = [first, second].map((god) => TEN_GOD_GROUPS.indexOf(TEN_GOD_GROUP[god])) as [
    number,
    number,
  ];
  return PAIR_WORDS[(to - from + TEN_GOD_GROUPS.length) % TEN_GOD_GROUPS.length] ?? '';
}

/** The forty-five pairs. */
export const GOD_PAIR: Family<GodPairKey, GodPairValues> = {
  id: 'dm.godPair',
  when: '力量最大的两个十神同看',
  rule: 'TEN_GOD_POWER',
  source: '渊海子平·天干五阳通变、天干五阴通变',
  isImage: true,
  ground: ({ first, second }) => `${first}和${second}最重`,
  expert: ({ first, second, firstPercent, secondPercent }) =>
    `${first}（${firstPercent}）为首，${second}（${secondPercent}）次之，${pairWords(first, second)}。`,
  chip: ({ first, second }) => `${first}与${second}`,
  why: ({ first, second }) => `全盘十神里，${first}最重，${second}其次。`,
  words: {
    '比肩+劫财': '身边同类多，热闹是真热闹，争也是真争；把规则先讲好，朋友才做得长久。',
    '比肩+食神': '主意自己拿，又有东西拿得出手，适合靠本事说话；隔一阵换个题目，手艺才不会老。',
    '比肩+伤官': '主意大，口才也利，容易一个人往前冲；出发前听听慢半拍的那位怎么看。',
    '比肩+偏财': '敢闯，也肯与人分，机会常从朋友那里来；怎么分，趁开始时说明白。',
    '比肩+正财': '挣一分守一分，又不愿欠人情，日子过得硬气；偶尔让别人请一次，情分会近些。',
    '比肩+七杀': '外面压力不小，里面骨头也硬，两下顶着走；找个能替你扛一角的同伴，会省力许多。',
    '比肩+正官': '有主见，也认规矩，吵过之后还是按章办；先说自己同意的部分，商量会快得多。',
    '比肩+偏印': '自己想，自己定，外人很少知道你走到哪一步；每到一个节点报个平安，支持才跟得上。',
    '比肩+正印': '有人教，也有自己的底气，站得很稳；稳久了会懒得动，给自己找一个略难的目标。',
    '劫财+食神': '玩得起，也做得出，身边总有人跟着热闹；热闹散后留一小时，把想法落到纸上。',
    '劫财+伤官': '胆子大，点子野，敢说也敢做；越是痛快的决定，越要睡一觉再定。',
    '劫财+偏财': '来得快，去得也快，手里的东西流动得厉害；每进来一份，先留下一小块不碰。',
    '劫财+正财': '一手攒，一手散，心里常有两个声音；把攒的和花的分成两处放，就不用天天拔河。',
    '劫财+七杀': '敢拼，也经得起摔打，遇硬仗不怯；休战的日子学着松手，别把日常也过成战场。',
    '劫财+正官': '想快的劲头和守规矩的心互相牵着；把冲劲放在规则之内，快也不容易出错。',
    '劫财+偏印': '心里有奇招，手上敢试，常出人意料；出招前留一条回来的路，玩得才尽兴。',
    '劫财+正印': '有靠山，也有闯劲，能放能收；靠山的话听七分，自己的路走满。',
    '食神+伤官': '满脑子都是想说想做的，表达就是呼吸；先分清哪些给自己看，哪些给别人看。',
    '食神+偏财': '手艺和人缘都好，做出来的东西有人要；一边做一边记下谁喜欢，下次就更准。',
    '食神+正财': '勤快、踏实，靠一双手换来安稳；别只埋头，隔一阵抬头看看要不要换个做法。',
    '食神+七杀': '温和与强硬都在你身上，软话能办硬事；先让气氛松下来，再谈难的那一条。',
    '食神+正官': '守规矩又会生活，给人的感觉很舒服；偶尔也可以不那么周到，先照顾自己的兴致。',
    '食神+偏印': '想享受，又爱多想，乐趣到一半常被念头打断；做喜欢的事时把手机放远，一口气做完。',
    '食神+正印': '学得进，也讲得出，最适合边学边教；把学过的整理成给别人看的样子，记得最牢。',
    '伤官+偏财': '点子能变成机会，口才能打开门；门开了以后，靠守时把人留住。',
    '伤官+正财': '有创意，也顾得上实用，能把想法做成用得上的东西；先做一个小样，再谈完美。',
    '伤官+七杀': '不服软，遇到硬的偏要碰一碰；挑值得的那一仗打，其余的绕过去也不丢人。',
    '伤官+正官': '想自由，又在意规则，心里常有两派辩论；把想改的写成建议交上去，比顶撞有用。',
    '伤官+偏印': '灵气足，想法和别人都不一样；找一个懂行的听众，让念头有个落脚处。',
    '伤官+正印': '有锋芒，也有涵养，知道什么话放在什么时候说；文字比口头更能发挥你的长处。',
    '偏财+正财': '对东西和钱都有概念，大处小处都看得见；看得见不等于都要管，留几样不管。',
    '偏财+七杀': '哪里有挑战，哪里就有兴致，敢试也敢担；动手之前写好止步的那条线。',
    '偏财+正官': '会交际，也懂分寸，场面上很得人心；别让场面占满，真正要紧的朋友单独见。',
    '偏财+偏印': '外面的机会和里面的念头都多，忙起来顾此失彼；早晨想事，下午见人，分开就顺了。',
    '偏财+正印': '一边想安稳，一边又被机会逗引；留一小块地方专门用来试，其余照旧。',
    '正财+七杀': '责任和压力接着来，你总是先把该办的办了；办完以后给自己一点不讲效率的时间。',
    '正财+正官': '踏实、守信，一步一个脚印，别人放心，自己也安心；稳当之余，给生活留一点意外。',
    '正财+偏印': '讲实际，又有些不切实际的念头；别急着掐掉念头，拿一个周末去试试看。',
    '正财+正印': '既想把日子过实，也想把道理学透，两头都要时间；按早晚分开，各有各的位置。',
    '七杀+正官': '要求从几个方向一起来，听谁的是个问题；先问清谁说了算，再开始做。',
    '七杀+偏印': '压力大时反而想得深，常有出奇的解法；解完题别忘了告诉别人你是怎么想的。',
    '七杀+正印': '难题和老师同时在场，越学越扛得住；遇到硬的，先去请教，再下手。',
    '正官+偏印': '循着规矩走，心里另有一片天地；把那片天地经营成爱好，规矩就不觉得闷。',
    '正官+正印': '有章法，也有修养，走的是正路；慢一点没关系，每隔一阵回头看看自己走了多远。',
    '偏印+正印': '学问和念头塞得满满的，想比做多；每天先做一件小事，再坐下来想。',
  },
};
