/**
 * matter.cost, .year: what costs a chart most, one of the three key points 三件要事, and the years that bear a key point out.
 */
import type { Role } from '@shangyuan/engine/analysis';
import type { TenGodGroup, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Claim } from '../../statement/statement.ts';
import type { CostsKey } from '../plan/reportPlan.ts';
import { remedyText, type Remedies } from './remedy.ts';

type CostValues = {
  readonly wuxing: Wuxing;
  readonly group: TenGodGroup;
  readonly percent: string;
  /** 木占一成半. */
  readonly ground: string;
  readonly where: string;
  readonly role: Role;
  /** Groups that are 忌神 or 仇神: 印、官杀. */
  readonly unwanted: string;
};

/** What the craft makes of a group that is not wanted. */
const EXPERT_WORDS: Readonly<Record<TenGodGroup, Remedies>> = {
  官杀: ['制身为患', ['印', '得印则化'], ['食伤', '得食伤则制']],
  财: ['财来耗身', ['比劫', '得比劫则任'], ['官杀', '得官杀则有所归']],
  食伤: ['泄气为病', ['印', '得印则收'], ['财', '得财则有所归']],
  印: ['印重则滞', ['财', '得财则通'], ['比劫', '得比劫则引']],
  比劫: ['群比争财', ['官杀', '得官杀则约'], ['食伤', '得食伤则化']],
};

/** What costs. */
export const KEY_POINT_COST: Family<CostsKey, CostValues> = {
  id: 'matter.cost',
  when: '忌神、仇神里最重的一类，或用神不见',
  rule: 'REPORT_PLAN',
  source: '本应用的计分',
  expert: ({ wuxing, group, percent, where, role, unwanted }, key) =>
    key.startsWith('缺')
      ? `所缺在${group}：${wuxing}${percent}，${where}，为${role}而不足，须待岁运引出。`
      : `所费在${group}：${wuxing}${percent}，${where}，为${role}；${remedyText(EXPERT_WORDS[group], unwanted)}。`,
  ground: ({ ground }) => ground,
  chip: ({ wuxing, percent }) => `${wuxing}${percent}`,
  why: ({ wuxing, group, percent, role }) =>
    `五行里${wuxing}占${percent}，对日主来说是${group}，在这张盘里是${role}。`,
  isCostly: () => true,
  claims: ({ wuxing }, key): Claim[] => {
    const bearing = key.split('.')[1];
    return [
      { about: wuxing, aspect: '喜忌', value: key.startsWith('缺') ? '喜' : '忌' },
      ...(bearing === '弱' || bearing === '强' || bearing === '中' || bearing === '从'
        ? [{ about: '日主', aspect: '强弱', value: bearing } as const]
        : []),
    ];
  },
  words: {
    '官杀.弱': {
      short: '要求来得密，先挑一样应。',
      plain: ['外来的要求一样接一样，自己这头总慢半步；先应最要紧的一样，其余请它们排队。'],
    },
    '官杀.中': {
      short: '旁人的眼光，管得太多。',
      plain: ['规矩和眼光管得多，做什么都先看别人怎么想；留一小块没人过问的地方给自己。'],
    },
    '官杀.强': {
      short: '名分拖住脚，量着接。',
      plain: ['名分和面子拖着脚，该松手的也舍不得松；下一回先问能不能不接。'],
    },
    '官杀.从': {
      short: '外头一插手，主线就岔。',
      plain: ['外头的要求偏来插一手，主线容易被岔开；来一件，就记下它该排第几。'],
    },
    '财.弱': {
      short: '事情比手多，先收一处。',
      of: {
        child: ['想要的样数多，换得也快，哪一样都只到一半；先收起几样，玩完一样再换。'],
        teen: ['要顾的科目和活动多，哪一样都做到一半；先收一处，做完再开新的。'],
      },
      plain: ['要照管的比手多，哪一样都做到一半；先收一处，做完再开。'],
    },
    '财.中': {
      short: '零碎的安排，占去半天。',
      of: {
        child: ['看见什么都想要，想要完又忘，哪一样都只到一半；先收起几样，玩完一样再换。'],
        teen: ['社团、功课、消息挤在一处，哪一样都做到一半；先收一处，做完再开新的。'],
      },
      plain: ['零碎的安排占去大半天，真想做的排不进去；每周先删两样再加一样。'],
    },
    '财.强': {
      short: '头绪太杂，来回倒手。',
      of: {
        child: ['看见什么都想要，想要完又忘，哪一样都只到一半；先收起几样，玩完一样再换。'],
        teen: ['社团、功课、消息挤在一处，哪一样都做到一半；先收一处，做完再开新的。'],
      },
      plain: ['手里的头绪太杂，力气花在来回倒手上；同类的事并到一天做。'],
    },
    '财.从': {
      short: '眼前的得失，老来分心。',
      plain: ['眼前的得失老来分心，该做的反而耽搁；先把今天那一份做完，再算。'],
    },
    '食伤.弱': {
      short: '流得太快，自己先空。',
      plain: ['话和点子往外流得快，流多了自己先空；说完一场，就静上一会儿。'],
    },
    '食伤.中': {
      short: '点子太散，先做完一个。',
      plain: ['点子一个接一个，做成样子的少；挑一个做到能给人看，再想下一个。'],
    },
    '食伤.强': {
      short: '说得快，也容易返工。',
      plain: ['说得快，改得也快，得罪了谁自己还不知道；隔一夜再发出去。'],
    },
    '食伤.从': {
      short: '新念头多，主线要守。',
      plain: ['新念头老把人往旁边引，正事断断续续；旁枝先记下，月底再看。'],
    },
    '印.弱': {
      short: '等人指路，就晚了。',
      plain: ['习惯等人指路，等着等着就晚了；小事先自己定，定完再请教。'],
    },
    '印.中': {
      short: '想到第三层，步子就慢。',
      plain: ['凡事想到第三层，动身就慢了；想到第二层就走，第三层路上再想。'],
    },
    '印.强': {
      short: '道理都懂，动得太少。',
      plain: ['照应多，道理也懂，想得全而动得少；今天先做最小的那一步。'],
    },
    '印.从': {
      short: '旧办法，舍不得放。',
      plain: ['旧办法舍不得放，新局面就进不来；每年换掉一样用惯了的。'],
    },
    '比劫.弱': {
      short: '热闹分走了力气。',
      plain: ['热闹和人情分走了力气，轮到自己的事就没劲；每周留两晚不应人。'],
    },
    '比劫.中': {
      short: '爱比高低，比完不痛快。',
      plain: ['同辈之间爱比个高低，比完心里并不痛快；只跟去年的自己比。'],
    },
    '比劫.强': {
      short: '主意硬，争起来最费。',
      plain: ['主意硬，力气也大，好处常在争执里耗掉；开口前先让对方说完。'],
    },
    '比劫.从': {
      short: '大势在前，还想自己拧。',
      plain: ['自己那点主张放不下，明明跟着走最省力，偏要自己拧着来；大处顺着，小处由自己。'],
    },
    '缺.官杀': {
      short: '没人管，事情就散。',
      plain: ['没人管、没个日子，事情就容易散；自己写一条规矩，请人来看着。'],
    },
    '缺.财': {
      short: '抓得住的事，太少。',
      plain: ['心里装得多，手边抓得住的少；先找一件摸得着的事做起来。'],
    },
    '缺.食伤': {
      short: '有话没处说，最闷。',
      plain: ['有话没处说，有劲没处使，闷着最费神；每天写三行，或者说给一位朋友。'],
    },
    '缺.印': {
      short: '遇事没人问，全靠摸。',
      plain: ['遇事没人可问，样样靠自己摸；找一位能常问的老师，比多摸一年强。'],
    },
    '缺.比劫': {
      short: '少个搭手的，事事自己来。',
      plain: ['身边少有搭得上手的，事事自己来；开口请一次，就会有人来。'],
    },
  },
};

/** What decides (决), costs (费) or helps (帮); which side its years are of; both past and ahead (两), ahead (来) or past (过). */
export type KeyPointYearKey = `${'决.累' | '决.助' | '费.累' | '费.助' | '帮.助'}.${'两' | '来' | '过'}`;

type KeyPointYearValues = {
  /** 2019年（虚岁30）; empty where there is none. */
  readonly past: string;
  /** 2031年（虚岁42）; empty where there is none. */
  readonly when: string;
  /** As the expert edit writes them: 2019己亥、2031辛亥. */
  readonly years: string;
  readonly name: string;
};

/** The years that bear a key point out. */
export const KEY_POINT_YEAR: Family<KeyPointYearKey, KeyPointYearValues> = {
  id: 'matter.year',
  when: '三件要事各在哪几年应验',
  rule: 'PERIOD_VERDICT',
  source: '本应用的计分',
  expert: ({ years }) => `此论验在${years}。`,
  chip: ({ years }) => years,
  why: ({ name, years }) => `“${name}”在这几年里最显：${years}。`,
  words: {
    '决.累.两': [
      '{past}多半就是这样过来的，{when}还会再来一回，心里先有个数。',
      '{past}已经领教过它一回，到{when}又要碰面，这次早一步把空当留好。',
      '要看它怎么使劲，{past}是个例子，{when}前后再看一次。',
      '它在{past}压过来过，{when}那回可以少揽一样，轻装去接。',
    ],
    '决.累.来': {
      plain: [
        '到{when}，这一股又会重起来，早一步把手头的事松一松。',
        '{when}它会来得更明显，前一年就把要紧的做在前头。',
        '往后数到{when}，这一面最沉，那时先应急的，缓的排后。',
      ],
      of: { child: ['到{when}，这一股又会重起来，那时少添新的，多陪一陪。'] },
    },
    '决.累.过': [
      '回头看{past}，正是这一股在推着走，那时的办法可以留着。',
      '{past}那一阵的忙乱多半由它起，熬出来的门道还用得着。',
      '若问它几时最显，想想{past}，那回怎么过的，往后照着来。',
    ],
    '决.助.两': [
      '{past}多半靠它走得顺，到{when}，这一面又用得上。',
      '{past}尝过它的好处，{when}还有一回，值得早点铺垫。',
      '它在{past}帮着推过一程，下一程看{when}。',
      '{past}靠它走过一程，{when}要排些什么，翻翻那年的安排。',
    ],
    '决.助.来': {
      plain: [
        '下一回它最用得上在{when}，想做的事可以往那时靠。',
        '往后看，{when}它最肯出力，预备做在前头就接得住。',
        '等到{when}，这份长处会显出来，别把那一年排得太散。',
      ],
      of: {
        child: ['下一回它最用得上在{when}，想教的可以留到那时教。'],
        teen: ['下一回它最用得上在{when}，眼下先把底子攒着。'],
      },
    },
    '决.助.过': [
      '想一想{past}那一阵，走得顺多半因为它，做法值得再用。',
      '{past}它出过力，把那时的安排记两条下来。',
      '这份长处在{past}显过一回，往后就照那时的路子走。',
    ],
    '费.累.两': [
      '它在{past}多半让你累过一回，下一回要留神的是{when}。',
      '{past}吃过它的亏，到{when}，同样的口子早些收住。',
      '最费劲的一段是{past}，{when}又轮到它，留几个空着的日子给它。',
      '像{past}那样的累，{when}还可能碰上，提前少应一件就轻一截。',
      '{past}的力气多半花在这上头，{when}以前想好哪样不接。',
    ],
    '费.累.来': [
      '往后要留神的是{when}，在那以前先空出一点余地。',
      '{when}它会来讨一回力气，前半年别把日子排满。',
      '数着往后，{when}这一处最费劲，先想好哪一样可以不做。',
    ],
    '费.累.过': [
      '像{past}那样的一段，知道了缘由，下回就早些绕开。',
      '{past}为它花过不少力气，如今至少认得出它来。',
      '{past}那回累在哪里，想明白了，多半就是这一处。',
    ],
    '费.助.两': [
      '{past}它来过，那一阵多半顺手些，下一回是{when}。',
      '{past}补上过一回，{when}又轮到它，想办的可以等一等。',
      '缺的这一样，{past}得过一些，{when}还会再来。',
    ],
    '费.助.来': [
      '到{when}它会来，在那以前，先靠自己多备下一点。',
      '要等它来，得到{when}，眼下先用小办法顶着。',
      '{when}才补得上，此前少做要靠它的决定。',
    ],
    '费.助.过': [
      '不妨照{past}那一阵来安排，那时它在，事情顺手些。',
      '{past}补上过，想想那时身边有谁、手里在做什么。',
      '它在{past}来过，那一阵的习惯捡回来两样就好。',
    ],
    '帮.助.两': [
      '{past}多半得过它的力，下一回在{when}，可以早些准备。',
      '{past}若觉得轻快过，多半是它，{when}还有这么一阵。',
      '它帮人是看年份的，{past}一回，{when}一回，要紧的往那里放。',
      '{past}怎么顺起来的，记住那个样子，{when}再用一遍。',
      '往前看{when}，往回看{past}，这两处都有它托着。',
    ],
    '帮.助.来': {
      plain: [
        '往后最得力的是{when}，要紧的事先一步步备着，到时就接得上。',
        '它要到{when}才使得上大劲，眼下先把底子打好。',
        '把最想做成的那件留给{when}，那时有它帮着。',
      ],
      of: {
        child: ['往后最得力的是{when}，想养成的习惯可以放到那时。'],
        teen: ['往后最得力的是{when}，眼下先把底子攒着。'],
      },
    },
    '帮.助.过': [
      '最近一回得力是在{past}，往后照那时的样子去找。',
      '{past}受过它的好处，那时常做的事，现在再捡一样起来。',
      '想一想{past}，劲从哪里来，多半就是它。',
      '它在{past}帮得最实，那份做法不分年份，平日里也能用。',
    ],
  },
};
