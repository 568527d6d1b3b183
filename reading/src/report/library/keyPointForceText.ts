/**
 * matter.force, .stream, .top: what weighs most in a chart, the first of the three key points 三件要事 that open a report.
 * Written for any age: a minor's report opens with them too.
 */
import type { TenGod, TenGodGroup, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Claim } from '../../statement/statement.ts';

const OWN = '本应用的计分';

/** The heaviest group and the side the day master stands on. */
export type ForceKey = `${TenGodGroup}.${'弱' | '中' | '强'}`;

type ForceValues = {
  /** 辛金. */
  readonly dm: string;
  readonly month: string;
  /** Phase of the heaviest group. */
  readonly heavy: Wuxing;
  readonly group: TenGodGroup;
  readonly percent: string;
  /** 火占近四成. */
  readonly ground: string;
  readonly support: string;
  readonly className: string;
  /** 得令 or 失令. */
  readonly season: string;
};

/** What weighs most. */
export const KEY_POINT_FORCE: Family<ForceKey, ForceValues> = {
  id: 'matter.force',
  when: '常格：最重的一类十神与日主强弱',
  rule: 'CLASS_SUPPORT',
  source: OWN,
  expert: ({ dm, month, season, group, percent, support, className }) =>
    `${dm}生${month}月，${season}；枢机在${group}${percent}，扶身合${support}，${className}。`,
  ground: ({ ground }) => ground,
  chip: ({ group, percent }) => `${group}${percent}`,
  why: ({ group, percent, support, className }) =>
    `十神五类里${group}占${percent}，是定调的一类；帮自己的力量合计${support}，算${className}。`,
  claims: (_, key): Claim[] => [
    { about: '日主', aspect: '强弱', value: key.split('.')[1] as '弱' | '中' | '强' },
  ],
  words: {
    '官杀.弱': {
      short: '压力来得早，也练得早。',
      plain: [
        '{dm}生在{month}月，规矩、要求和别人的期待常比自己的想法先到；动手前先问一句“这件事非我不可吗”，能省下不少力气。',
      ],
    },
    '官杀.中': {
      short: '担子在肩，步子还稳。',
      plain: [
        '分量最重，身上总有几件别人托付的事，好在力气也跟得上；接新的以前，先放下一件旧的，步子就不乱。',
      ],
    },
    '官杀.强': {
      short: '有本事，也有管得住的规矩。',
      plain: ['{dm}也不弱，像一匹好马配了一副缰绳；难事到手先别急着证明，把规矩看清，再放开跑。'],
    },
    '财.弱': {
      short: '眼前的事，总比手多。',
      of: {
        child: ['想玩的、想要的样数多，哪一样都只到一半就换；先收起几样，只留一样在手边。'],
        teen: ['要顾的功课和活动一件接一件，力气却只有一份；先做最值得的那一样，剩下的写在纸上。'],
      },
      plain: ['要打理的事一件接一件，力气却只有一份；先做最值得的那一样，剩下的写在纸上排队。'],
    },
    '财.中': {
      short: '事情多，也理得清。',
      plain: ['生活里少不了具体的安排，你也理得出头绪；隔一阵问问，这些安排里哪一样是为了自己。'],
    },
    '财.强': {
      short: '扛得动，就放手去做。',
      plain: ['{dm}也有力，实实在在的事最能让你安定；找一件看得见结果的，从头做到尾，比什么道理都养人。'],
    },
    '食伤.弱': {
      short: '给得太快，要学会收。',
      plain: ['话、点子、好意都往外流，到后来自己倒空着手；每天留一段只听不说的时间，让力气慢慢回来。'],
    },
    '食伤.中': {
      short: '有话说，也有事做。',
      plain: ['想法多，手也勤，走到哪里都能添点新意；挑一个念头做到能拿给别人看，心里会踏实一大截。'],
    },
    '食伤.强': {
      short: '一身力气，正好有出口。',
      plain: ['{dm}有力，又把它引出来，做东西、讲道理都使得上劲；定一个能署名的目标，别让力气散在小事里。'],
    },
    '印.弱': {
      short: '有人教，先把底子补上。',
      plain: ['读书、请教都有去处，只是{dm}还不够壮；把学到的每天用一点，用着用着，底气就有了。'],
    },
    '印.中': {
      short: '底子厚，再往前一步。',
      plain: ['心思稳，凡事想得周到；想得差不多就动身，第一步不用漂亮，走出去才知道路有多宽。'],
    },
    '印.强': {
      short: '养得足，就该动了。',
      plain: ['四面都有照应，容易想得多、做得少；找一个离书桌远一点的地方，亲手做成一件小事。'],
    },
    '比劫.弱': {
      short: '同伴是底气，先聚拢。',
      plain: ['帮得上{dm}的主要是{heavy}，身边的同伴就是底气；把要做的事说给两三位听，比闷头扛着走得远。'],
    },
    '比劫.中': {
      short: '靠自己，也靠同伴。',
      plain: ['自己拿得起，同伴也帮得上；做事之前先分清谁管哪一段，热闹就不会变成拉扯。'],
    },
    '比劫.强': {
      short: '主意大，要有用武之地。',
      plain: ['一家独大，主意正，劲也足，最怕没有地方使；给自己找一件有规则、有对手的事，力气就有了形状。'],
    },
  },
};

/** Special classes by name, without 真 and 假. */
export type StreamKey =
  '从儿' | '从财' | '从官杀' | '从势' | '曲直' | '炎上' | '稼穑' | '从革' | '润下' | '从强' | '化气';

type StreamValues = {
  readonly dm: string;
  readonly heavy: Wuxing;
  /** 假从财格. */
  readonly name: string;
  readonly support: string;
  readonly percent: string;
  /** 火占近六成. */
  readonly ground: string;
};

/** What weighs most where the whole chart leans one way. */
export const KEY_POINT_STREAM: Family<StreamKey, StreamValues> = {
  id: 'matter.stream',
  when: '从、专、化：全盘的大势',
  rule: 'CLASS_SPECIAL',
  source: '滴天髓·从象、形象、化象',
  expert: ({ dm, name, heavy, percent, support }) =>
    `${dm}扶身合${support}，${heavy}占${percent}成势，以${name}论，喜顺忌逆。`,
  ground: ({ ground }) => ground,
  chip: ({ name }) => name,
  why: ({ name, heavy, percent }) => `${heavy}占了${percent}，全盘往一个方向走，所以按${name}来读。`,
  claims: (): Claim[] => [{ about: '日主', aspect: '强弱', value: '从' }],
  words: {
    从儿: {
      short: '把自己交给手里的作品。',
      plain: ['力量全往它去，{dm}做东西、讲东西的时候最像自己；与其争谁强，不如把下一件作品做得更好看。'],
    },
    从财: {
      short: '事情在前，自己在后。',
      plain: ['满盘都是它，{dm}顺着它走，越是投入实事，心里越安稳；认准一摊长久的，别为一口气换来换去。'],
    },
    从官杀: {
      short: '跟对队伍，路就宽。',
      plain: ['成了大势，{dm}放下自己的小主张，反而走得远；挑队伍不妨慢些，选定以后，把分内的做到最好。'],
    },
    从势: {
      short: '风往哪边吹，先看一看。',
      plain: [
        '几股外力都比{dm}强，没有哪一股独大，好在看得清，转得也快；每做一个决定，先问三方的意思，再定自己的位置。',
      ],
    },
    曲直: {
      short: '一心往上长。',
      plain: ['四下都是木，{dm}像长在林子里，仁厚而有韧劲；选一件要花十年的事，今天先种下第一棵。'],
    },
    炎上: {
      short: '光够亮，去照远处。',
      plain: ['火连成一片，{dm}藏也藏不住，热情走到哪里，哪里就亮；给自己留一块阴凉，亮得才久。'],
    },
    稼穑: {
      short: '厚厚一层土，慢慢种。',
      plain: ['满盘是土，{dm}稳稳当当，什么都装得下，托付也就跟着来；守着一处往深里做，别急着挪地方。'],
    },
    从革: {
      short: '刀口一色，用在正处。',
      plain: ['金气成了一片，{dm}说一不二，眼里分得清黑白；把锋利用在事上，对人留一句软话。'],
    },
    润下: {
      short: '水势浩大，先认河道。',
      plain: ['大水汇成一色，{dm}聪明，走得远，也容易漫开；先认准一条河道，再说要流到哪里去。'],
    },
    从强: {
      short: '根底深，学着教着走。',
      plain: ['滋养的力量满满一盘，{dm}不用争，也站得稳；把学问一年年积下去，再一样样传出去。'],
    },
    化气: {
      short: '与人相合，换一番天地。',
      plain: [
        '{dm}与身边的一位合成一气，性子也跟着偏向{heavy}，遇到对的同伴就格外舒展；先选人，再选事，路会顺得多。',
      ],
    },
  },
};

type TopValues = {
  readonly god: TenGod;
  readonly percent: string;
  readonly where: string;
  readonly role: string;
};

/** The god that weighs most. */
export const KEY_POINT_TOP: Family<TenGod, TopValues> = {
  id: 'matter.top',
  when: '力量最大的十神',
  rule: 'TEN_GOD_POWER',
  source: '渊海子平·天干五阳通变、天干五阴通变',
  isImage: true,
  expert: ({ god, percent, where, role }) => `十神以${god}为首，${percent}，${where}，为${role}。`,
  chip: ({ god, percent }) => `${god}${percent}`,
  why: ({ god, percent }) => `十神以${god}为首，占${percent}。`,
  claims: ({ god }): Claim[] => [{ about: god, aspect: '多少', value: '多' }],
  words: {
    比肩: {
      short: '自己站得住。',
      plain: ['盘里最重的，是和自己一样的力量，主意向内找就有；要做的事先问自己想不想，再问别人行不行。'],
      of: { child: ['这孩子有自己的主意，认准了就去做，劝也劝不动。'] },
    },
    劫财: {
      short: '敢伸手，也会收手。',
      plain: ['一股敢争也敢分的劲占了上风，热闹处少不了你；伸手之前先想好怎么收，热闹才不变成吵闹。'],
      of: { child: ['爱热闹，也爱争，哪里人多就往哪里去。'] },
    },
    食神: {
      short: '慢慢做，做出滋味。',
      plain: ['分量最重的是温温和和的本事，做什么都能做出滋味；别被催乱了节奏，挑一样长年做下去。'],
      of: { child: ['性子温和，慢慢玩慢慢做，做什么都自得其乐。'] },
    },
    伤官: {
      short: '灵气足，给它一个题目。',
      plain: ['灵气压过了别的，看什么都想翻个新样；给它一个题目和一个日子，灵气就变成了作品。'],
      of: { child: ['点子最多，看什么都想换个玩法。'] },
    },
    偏财: {
      short: '样样想试，先守一样。',
      plain: ['往外伸展的劲最大，机会从四面来；守住一条主路，其余的让它们自己来去。'],
      of: { child: ['样样都想要，样样都想试，兴头来得快。'] },
    },
    正财: {
      short: '落在实处，最安心。',
      plain: ['过日子的本事最显，一样一样都有着落；忙过一阵就停一停，别让清单替你做主。'],
      of: { child: ['爱摆弄实在的东西，一样一样都要有着落。'] },
    },
    七杀: {
      short: '压力大，骨头也硬。',
      plain: ['外来的劲最大，推着你走，也逼着你长；先分清哪一样真要你扛，扛完就放下。'],
      of: { child: ['胆子大，也怕压，越说不许越想试。'] },
    },
    正官: {
      short: '规矩在心里。',
      plain: ['分寸二字最重，凡事先问合不合适，别人因此放心；合适之外，每天留一点任性给自己。'],
      of: { child: ['心里有规矩，做错一点就会不安。'] },
    },
    偏印: {
      short: '想得深，也要说得出。',
      plain: ['独到的悟性占了先，静下来就能看到别人看不到的；看到了就说出来，别只困住自己。'],
      of: { child: ['爱独自琢磨，看得到别人没留意的。'] },
    },
    正印: {
      short: '有人疼，有书读。',
      plain: ['滋养最足，师长、书本、家人都往你这边添；添得满了，就分一些给需要的朋友。'],
      of: { child: ['黏人，也听话，身边的人都愿意疼。'] },
    },
  },
};
