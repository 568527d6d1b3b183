/**
 * career.start, .past, .back: first steps of those who still study, and the look back of those who have retired.
 */
import type { TenGodGroup } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Benefit } from '../../statement/keys.ts';
import { GROUP_PATH } from '../tables/images.ts';

/** Group of the career and its benefit. */
export type CareerStageKey = `${TenGodGroup}.${Benefit}`;

type CareerStageValues = {
  readonly group: TenGodGroup;
  readonly percent: string;
  /** The same in tenths: 近四成. */
  readonly share: string;
  readonly role: string;
};

/** First steps: where to begin, and how to choose. */
export const CAREER_START: Family<CareerStageKey, CareerStageValues> = {
  id: 'career.start',
  when: '还在读书或二十三岁以前：事业所取的一类及其喜忌',
  rule: 'LIFE_CAREER',
  source: '本应用的计分',
  ground: ({ group, share }) => `${GROUP_PATH[group]}这一路${share}`,
  expert: ({ group, percent, role }) =>
    `${group}${percent}为${role}，未入其业，先论取向：以${group}一路起步。`,
  chip: ({ group, percent }) => `${group}${percent}`,
  why: ({ group, percent }) => `用得上的几类里，${group}占${percent}，最重，所以起步先看它。`,
  words: {
    '官杀.助': {
      short: '先进有章法的地方。',
      plain: ['起步宜进章法清楚、有人带的地方，你的认真才看得见；先问一句新手由谁来教。'],
    },
    '官杀.平': {
      short: '先当一回领头的。',
      plain: ['管理与规则的路走得通，不必急着定，先当一回组长，看看自己爱不爱管人；不爱也算知道了。'],
    },
    '官杀.累': {
      short: '先选能商量的去处。',
      plain: ['太严的地方会让你一直绷着，第一处挑节奏看得见、有事能商量的；去前打听一下作息。'],
    },
    '印.助': {
      short: '多读一级，路宽一层。',
      plain: ['学问和资格是你的梯子，能多读一级就多读一级，路会宽一层；读之前先定好考哪一样。'],
    },
    '印.平': {
      short: '读着，也去试一试。',
      plain: ['读书的路走得稳，只是别为了晚些做决定而一直读下去；假期找一处真地方待几周。'],
    },
    '印.累': {
      short: '少报一门，先去动手。',
      plain: ['准备得够多，动身却慢，先找一件小的真事练手，比再报一门课有用；做完再补缺的。'],
    },
    '食伤.助': {
      short: '拿作品当敲门砖。',
      plain: ['靠作品开口最合你，方向就从最拿手的那样里选，先攒三件能给人看的；第三件做得最慢也行。'],
    },
    '食伤.平': {
      short: '先认准一样手艺。',
      plain: ['创作和技术都来得，先花半年认准其中一样，再谈靠它立足；认准之前不必投太多。'],
    },
    '食伤.累': {
      short: '两样里挑一样做完。',
      plain: ['样样好奇，方向就容易散，从最爱的两样里挑一样做到底；做到底的那样才看得出喜不喜欢。'],
    },
    '财.助': {
      short: '到真的场子里去学。',
      plain: ['在实务里学得最快，去店里、项目里做一段，比听介绍更明白喜不喜欢；带个本子去。'],
    },
    '财.平': {
      short: '看一件事从头到尾。',
      plain: ['务实的路走得顺，先找一处看得见全程的地方，跟着一件事从开头走到收尾；别只做一环。'],
    },
    '财.累': {
      short: '外面的活，留一件。',
      plain: ['校外的活样样想接，接多了正课就松，一个学期留一件足够；哪件教得了东西就留哪件。'],
    },
    '比劫.助': {
      short: '找谈得来的一起起步。',
      plain: ['有伴的时候走得最快，和谈得来的同学一起起步，胜过独自摸索；约好每周碰一回。'],
    },
    '比劫.平': {
      short: '先练一门独立的专长。',
      plain: ['自己的路自己定快慢，先练一门能独自交得了差的专长；别人走得快也不必跟着换。'],
    },
    '比劫.累': {
      short: '先写下自己想要的。',
      plain: ['身边人人在比，方向容易被带着走，先写下自己真想要的三样，再去看别人；写完放一星期。'],
    },
  },
};

/** What one was good at through a working life. */
export const CAREER_PAST: Family<CareerStageKey, CareerStageValues> = {
  id: 'career.past',
  when: '退休之后：事业所取的一类及其喜忌，当作回看',
  rule: 'LIFE_CAREER',
  source: '本应用的计分',
  ground: ({ group, share }) => `${GROUP_PATH[group]}这一路${share}`,
  expert: ({ group, percent, role }) => `${group}${percent}，为${role}，一生事业多取${group}一路。`,
  chip: ({ group, percent }) => `${group}${percent}`,
  why: ({ group, percent }) => `用得上的几类里，${group}占${percent}，最重，一向的长处从它来看。`,
  words: {
    '官杀.助': {
      short: '担过的事，都算数。',
      plain: ['一向在有规矩的地方做得出成绩，责任越重人越来劲；这份担当，家里人都看在眼里。'],
      of: { elder: ['当年肯担事，旁人心里都有数；如今担子放下了，坐着听听就好。'] },
    },
    '官杀.平': {
      short: '守得住章法，也放得下。',
      plain: ['管过人，也守过规矩，两样都不曾太过；分寸感是这些年练出来的本事。'],
      of: { elder: ['一向有分寸，该管的管，该放的放；如今只管自己的茶凉没凉。'] },
    },
    '官杀.累': {
      short: '扛得多，该歇歇肩了。',
      plain: ['要求常比准备先到，这些年多半是扛过来的；扛惯了的肩膀，现在可以松下来。'],
      of: { elder: ['这一路扛过不少，难得的是都走过来了；往后什么也不用扛，歇着就好。'] },
    },
    '印.助': {
      short: '学问是一辈子的底。',
      plain: ['靠学问和信任立身，别人遇到难处愿意来问你；这份底子到老都用得着。'],
      of: { elder: ['读过的书、教过的人，都还记着你；得空讲一段旧事，就是最好的课。'] },
    },
    '印.平': {
      short: '踏实的本事，慢慢攒的。',
      plain: ['靠知识和耐心做事，不争前头，却少不了你；攒下的经验值得写几页。'],
      of: { elder: ['一辈子踏实做事，心里安稳；想起什么就说给身边人听。'] },
    },
    '印.累': {
      short: '细心成全了许多人。',
      plain: ['做事细，想得周全，也因此常替旁人补位；现在轮到别人替你想一想。'],
      of: { elder: ['替别人想了一辈子，如今换别人来照看你；安心受着就好。'] },
    },
    '食伤.助': {
      short: '手艺还在手上。',
      plain: ['靠本事和点子吃饭，做过的东西有人记得；手艺没丢，兴致来了还能做一件。'],
      of: { elder: ['手巧心也巧，做过的东西还有人提起；兴致好的时候，指点几句就很好。'] },
    },
    '食伤.平': {
      short: '会做会说，样样来得。',
      plain: ['能做也能讲，换过几样活都上手；哪一样最得意，说给家里人听听。'],
      of: { elder: ['年轻时样样来得，想起来都有滋味；挑最得意的一样，慢慢讲。'] },
    },
    '食伤.累': {
      short: '热心换来许多故事。',
      plain: ['一向热心，应承下来的事多，人也跟着忙；忙出来的故事，如今都成了谈资。'],
      of: { elder: ['一辈子热心肠，帮过的人不少；现在话少说两句，精神留给自己。'] },
    },
    '财.助': {
      short: '会打理，家里外头都稳。',
      plain: ['经营和打理是看家的本事，交到手里的事都有着落；这份稳当，晚辈学得着。'],
      of: { elder: ['里里外外都打理过，心里自有一本清楚的账；往后看着他们做就好。'] },
    },
    '财.平': {
      short: '务实的路，走得平。',
      plain: ['做事讲实在，不图虚名，路也走得平；实在两个字，就是留给家里的东西。'],
      of: { elder: ['一向实在，日子也过得实在；每天有一件小事可做，就很好。'] },
    },
    '财.累': {
      short: '忙够了，慢下来。',
      plain: ['要照管的事一直偏多，忙是这些年的底色；慢下来之后，才看得见自己喜欢什么。'],
      of: { elder: ['忙了大半辈子，如今慢下来，日头都变长了；慢慢晒，不着急。'] },
    },
    '比劫.助': {
      short: '老伙伴是最好的收成。',
      plain: ['和同伴一起做成过事，情分比成绩留得久；老伙伴的电话，还可以常打。'],
      of: { elder: ['有过一班靠得住的老伙伴，这是难得的福气；想起谁，就念叨念叨。'] },
    },
    '比劫.平': {
      short: '自己的路，自己走过来。',
      plain: ['一向自己拿主意，不靠谁，也不压谁；这份硬气，如今可以放软一点。'],
      of: { elder: ['一辈子自己拿主意，走得直；现在让人搀一把，也不丢面子。'] },
    },
    '比劫.累': {
      short: '争过的，都放下了。',
      plain: ['路上同行的人多，争过，也让过；输赢如今都淡了，留下的是交情。'],
      of: { elder: ['年轻时争过的，如今都淡了；坐在一处喝茶的，就是朋友。'] },
    },
  },
};

/** What led a past decade of work and what it came to; 平 where none helped or cost. */
export type CareerBackKey = `${TenGodGroup}.${'助' | '累'}` | '平';

type CareerBackValues = {
  /** 1988到1997年（虚岁34到43）. */
  readonly span: string;
  readonly name: string;
  readonly score: number;
  readonly note: string;
};

/** A decade of a working life in retrospect. */
export const CAREER_BACK: Family<CareerBackKey, CareerBackValues> = {
  id: 'career.back',
  when: '退休之后：工作年岁里事业一面最高与最低的一步大运',
  rule: 'PERIOD_VERDICT',
  source: '子平真诠·论行运',
  ground: () => '回头看走过的大运',
  expert: ({ name, span, score, note }) => `${name}运，${span}，事业${score}分，${note}，可与往事相验。`,
  chip: ({ name }) => `${name}运`,
  why: ({ name, span, score }) => `${span}走${name}运，事业一面记${score}分，在工作的那些年里排在一头。`,
  words: {
    '官杀.助': {
      short: '{span}，担得起事。',
      plain: ['{span}名分与责任一起来，是最担得起事的一段；那时定下的，多半站到了今天。'],
    },
    '官杀.累': {
      short: '{span}，最费力。',
      plain: ['{span}要求压得紧，是最不轻松的一段，能走过来已经不易；如今回看，不必再怪自己。'],
    },
    '印.助': {
      short: '{span}，有人托着。',
      plain: ['{span}有师长扶，有书可读，根基多半是那时打下的；教过你的人，值得再念一念。'],
    },
    '印.累': {
      short: '{span}，走得慢些。',
      plain: ['{span}想得多，等得久，有些好事从身边过去了；慢有慢的好，人却因此看得透。'],
    },
    '食伤.助': {
      short: '{span}，本事最亮。',
      plain: ['{span}手艺和点子最出彩，做成的东西也最多；挑一件留给家里人看。'],
    },
    '食伤.累': {
      short: '{span}，忙得散。',
      plain: ['{span}应的事多，心力散在各处，忙而少成；忙里结下的人情，却是真的。'],
    },
    '财.助': {
      short: '{span}，事情落得了地。',
      plain: ['{span}经手的事一件件落了地，家里的底子也在那时厚起来；这是自己挣来的安稳。'],
    },
    '财.累': {
      short: '{span}，操心最多。',
      plain: ['{span}要操心的事多过人手，睡得少，走得急；那份辛苦，家里人后来都懂。'],
    },
    '比劫.助': {
      short: '{span}，伙伴最齐。',
      plain: ['{span}身边的伙伴最齐，一起做成过像样的事；那班人的合影，摆出来给晚辈认一认。'],
    },
    '比劫.累': {
      short: '{span}，争得多些。',
      plain: ['{span}同一处的人太挤，争过也让过，所得薄些；换来的是看人的眼力。'],
    },
    平: {
      short: '{span}，走得最平。',
      plain: ['{span}不惊不险，是走得最平的一段，日子就在那时安下来；平有平的好。'],
    },
  },
};
