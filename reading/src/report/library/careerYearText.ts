/**
 * career.timing, .hold, .decade: the years to act in, the one to hold back in, and what the current decade means for work.
 */
import type { TenGod, TenGodGroup } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';

/** What lifts the year: a god, the decade, an event; 平 where no year ahead helps, and 守 where all cost. */
export type CareerTimingKey = TenGod | '大运' | '事' | '平' | '守';

type CareerTimingValues = {
  /** 2031年（虚岁42）, or two of them. */
  readonly years: string;
  /** The first of them. */
  readonly first: string;
  /** 2031辛亥年（事业82分，支藏壬正官为喜神，＋9.1分）. */
  readonly note: string;
};

/** Years to act in. */
export const CAREER_TIMING: Family<CareerTimingKey, CareerTimingValues> = {
  id: 'career.timing',
  when: '往后十年里，全年不为累、事业一面为助而分数最高的两年，按托起它的一项',
  rule: 'PERIOD_VERDICT',
  source: '子平真诠·论行运',
  ground: () => '往后十年逐年比过',
  expert: ({ note }, key) =>
    key === '守' ? '应期：近十年事业一面无合宜之岁，以守成、进修为主。' : `应期：事业以${note}为先。`,
  chip: ({ first }) => first,
  why: ({ years }, key) =>
    key === '守'
      ? '往后十年里，每一年的合计都偏低，所以不指一年出来。'
      : `往后十年逐年算过事业一面的分，${years}最高，合计也不低。`,
  words: {
    比肩: {
      short: '{first}，结伴做件大的。',
      plain: ['{years}同路的人多，力气凑得齐，适合结伴接一件独自做不动的；分工先写一页纸。'],
      of: { young: ['{years}身边有同路的伙伴，适合一起参赛或合做一个项目；谁做哪一段，先讲好。'] },
    },
    劫财: {
      short: '{first}，敢争就上前。',
      plain: ['{years}四周都在往前赶，最能逼出劲头，适合竞聘、报名、换到前面去；想好的事早半步。'],
      of: { young: ['{years}周围的人都在往前跑，正好借这股劲争一个名额；争完就收，别恋战。'] },
    },
    食神: {
      short: '{first}，把代表作做完。',
      plain: ['{years}手稳心静，做出来的东西耐看，适合完成代表作、把手艺教出去；太急的单不接。'],
      of: { young: ['{years}手上做得出模样，适合把作品、实验或论文做完；做完请老师看一遍。'] },
    },
    伤官: {
      short: '{first}，换一种做法。',
      plain: ['{years}点子来得快，旧办法装不下，适合改版、转型、另开一路；改之前留一份旧的作底。'],
      of: { young: ['{years}想法多，也敢开口，演讲、竞赛、试新方向都可以；试之前留好退路。'] },
    },
    偏财: {
      short: '{first}，往外面走一走。',
      plain: ['{years}外头的门路活，见的人也多，适合谈合作、开新线、跑远一点；回来记得整理名片。'],
      of: { young: ['{years}机会多在校门和家门之外，适合去外地看看、做一段短工；去前问清期限。'] },
    },
    正财: {
      short: '{first}，一步一步落实。',
      plain: ['{years}付出与回报对得上，适合理顺流程、谈定职责；一步步来，比大动作合算。'],
      of: { young: ['{years}一分力换一分果，适合把一门实用的本事练到能交活；每周先定几个钟头。'] },
    },
    七杀: {
      short: '{first}，难题你接得住。',
      plain: ['{years}难题会主动找上门，你也接得住，适合攻关、应考、坐到更难的位置；帮手先约好。'],
      of: { young: ['{years}题目难，人也被逼着长，适合报高一级的考试或比赛；底子提前半年补上。'] },
    },
    正官: {
      short: '{first}，去争一个名分。',
      plain: ['{years}规矩站在你这一边，名分容易有着落，适合晋级、签约、定岗；材料提前半年备齐。'],
      of: { young: ['{years}规矩站在你这一边，适合应考、面试、定下去处；材料早一个月备齐。'] },
    },
    偏印: {
      short: '{first}，钻一门冷僻的。',
      plain: ['{years}心思往里走，学得比别年深，适合进修、换一门专长、闭门做研究；出来时带着成果。'],
      of: { young: ['{years}坐得住，也钻得深，适合啃一门别人嫌难的课；每月给自己出一次题。'] },
    },
    正印: {
      short: '{first}，考证拜师都好。',
      plain: ['{years}有人教，也有人在后面托，适合考证、进修、投到好师傅门下；带着问题去见，别空着手听。'],
      of: { young: ['{years}师长都愿意帮，适合升学、考证、定下跟谁学；报名的日子先写进日历。'] },
    },
    大运: {
      short: '{first}，大势托着你。',
      plain: ['{years}这一年本身平平，十年的大势却在底下托着，适合落定一件长远的安排；小事不必赶。'],
      of: { young: ['{years}大环境在底下托着，适合定下一个要走好几年的方向；小的取舍不必赶。'] },
    },
    事: {
      short: '{first}，局面先松开。',
      plain: ['{years}局面自己松开一处，不全靠使劲，适合去问、去谈、去换个位置；开口趁早。'],
      of: { young: ['{years}局面自己松开一处，适合去问一个名额、换一个班组；开口趁早。'] },
    },
    平: {
      short: '{first}，路最平顺。',
      plain: ['十年比下来，{years}路最平顺，要动的往这里排；其余几年先把本事攒厚。'],
    },
    守: {
      short: '这十年，先攒本事。',
      plain: ['每一年都有要绕的坎，不急着挑哪年出手，先把本事和帮手攒起来；能学的不嫌早。'],
    },
  },
};

/** What weighs on the year: a group of gods, the decade, an event. */
export type CareerHoldKey = TenGodGroup | '大运' | '事';

type CareerHoldValues = {
  readonly year: string;
  /** 2030庚戌年，支藏戊偏财为忌神，−9分. */
  readonly note: string;
  readonly yong: string;
};

/** The year to hold back in. */
export const CAREER_HOLD: Family<CareerHoldKey, CareerHoldValues> = {
  id: 'career.hold',
  when: '往后十年里事业一面最低的一年，按压着它的一项',
  rule: 'PERIOD_VERDICT',
  source: '子平真诠·论行运',
  expert: ({ note, yong }) => `${note}，事业一面宜守；若其年反顺，则取${yong}为用之说当再议。`,
  chip: ({ year }) => year,
  why: ({ year }) => `往后十年逐年算过事业一面的分，${year}最低；低不是坏，是提醒那年少开新局。`,
  words: {
    官杀: {
      short: '{year}，别再添担子。',
      plain: ['只是{year}要求一层压一层，这年不接新担子，守住手上那件就好；能往后推的推一年。'],
      of: { young: ['只是{year}考核与要求叠在一起，这年少添别的事，守住主要那门；能缓的缓半年。'] },
    },
    印: {
      short: '{year}，少开新题目。',
      plain: ['只是{year}想得多、动得少，这年不另立题目，先把积着的交出去；交了再想下一步。'],
      of: { young: ['只是{year}准备容易没完没了，这年不再加课，先把学过的拿出来考一次；考完再添。'] },
    },
    食伤: {
      short: '{year}，少应两件事。',
      plain: ['只是{year}话多活也多，力气散得快，这年少应两件，已应的做到收尾；答应之前翻日程。'],
      of: { young: ['只是{year}什么都想试，心散得快，这年砍掉两样，留下的做完；砍哪样问问老师。'] },
    },
    财: {
      short: '{year}，摊子别铺开。',
      plain: ['只是{year}事务缠手，样样都要管，这年不铺摊子，只收不开；交得出去的交出去。'],
      of: { young: ['只是{year}外面的事缠手，这年兼着的先减一半，把正业顾住；减下来的别再添回去。'] },
    },
    比劫: {
      short: '{year}，合伙的事缓缓。',
      plain: ['只是{year}同道争得紧，分工容易起摩擦，这年不急着合伙或另起炉灶；约定落到纸上。'],
      of: { young: ['只是{year}同伴之间比得紧，这年少与人抢同一样，走自己的进度；分组时先问好分工。'] },
    },
    大运: {
      short: '{year}，省着力气走。',
      plain: ['只是{year}十年的大势偏紧，十分力换七分果，这年省着用劲，大动作往后挪；先养好精神。'],
    },
    事: {
      short: '{year}，多备一手。',
      plain: ['只是{year}人和位置都容易晃，这年不主动添变动，要紧的事留一条后路；签字前再看一遍。'],
    },
  },
};

/** What leads the decade and what it comes to for work. */
export type CareerDecadeKey = `${TenGodGroup}.${'助' | '平' | '累'}`;

type CareerDecadeValues = {
  /** 丁丑. */
  readonly name: string;
  /** Whether it is the one lived today, or begins next. */
  readonly isNow: '是' | '否';
  /** 虚岁 of its last year. */
  readonly until: number;
  /** 虚岁 of its first year. */
  readonly from: number;
  readonly score: number;
  /** 干透丁七杀为仇神，−3.6分. */
  readonly note: string;
};

/** What the current decade means for work. */
export const CAREER_DECADE: Family<CareerDecadeKey, CareerDecadeValues> = {
  id: 'career.decade',
  when: '现行大运事业一面的结果，按最重的一类十神',
  rule: 'PERIOD_VERDICT',
  source: '子平真诠·论行运',
  ground: ({ name, isNow, from, until }) =>
    isNow === '是' ? `眼下${name}运到虚岁${until}` : `虚岁${from}起走${name}运`,
  expert: ({ name, isNow, score, note }) =>
    `${isNow === '是' ? '现行' : '将交'}${name}运，事业${score}分，${note}。`,
  chip: ({ name }) => `${name}运`,
  why: ({ name, from, until, score }) => `${name}运从虚岁${from}走到${until}，事业一面记${score}分。`,
  words: {
    '官杀.助': '责任和名分一起送来，这一步里接得住的都会变成资历；挑能拍板的那件接。',
    '官杀.平': '规矩与要求不轻不重，这一步里适合把现在的位置坐实；换不换，等坐实了再看。',
    '官杀.累': '要求比准备来得早，这一步里只扛分量最重的那件，其余分给旁人；先问清真正的期限。',
    '印.助': '师长与资格站在身后，这一步里学到手的，往后够用很久；一年考下一样，就不算慢。',
    '印.平': '学与做各占一半，这一步里读透一门专长，路就清楚；别同时开两门。',
    '印.累': '照应多，动身慢，这一步里要紧的是把想好的交出手；给自己定一个交稿的日子。',
    '食伤.助': '手艺与想法正出成果，这一步里该有一件拿得出手的代表作；名字记得署上。',
    '食伤.平': '想法常有，成品不多，这一步里一年做完一件，就不算亏；做完才换下一件。',
    '食伤.累': '样样想试，力气散得开，这一步里把手上的减到两件；减的时候别心软。',
    '财.助': '事情一件件落得了地，这一步里适合从头到尾管好一摊；管熟了再谈第二摊。',
    '财.平': '忙闲都有数，这一步里理顺流程，比另开一路划算；先从最乱的一环理起。',
    '财.累': '要管的事多过人手，这一步里先学会往外推，再谈做大；推之前说明原因。',
    '比劫.助': '同道的人聚得拢，这一步里结下的搭档，往后还用得上；有事常想着他们。',
    '比劫.平': '同行多，各做各的，这一步里把自己那一段做到没话说；位置自会往前移。',
    '比劫.累': '同一条路上人太挤，这一步里换到细处去，找没人在意的那块；慢一点也好。',
  },
};
