/**
 * shensha.tie: the year in which the stem or branch of a spirit comes round, by what that year comes to.
 */
import type { Family } from '../../statement/family.ts';

/** Category of the spirit, and the lean of the year. */
export type SpiritTieKey =
  `${'贵人' | '学艺' | '财禄' | '动迁' | '婚恋' | '孤寡' | '刑伤' | '日柱'}.${'助' | '平' | '累'}`;

type SpiritTieValues = {
  readonly name: string;
  /** The stem or branch it stands on. */
  readonly sign: string;
  /** 2031年（虚岁42）. */
  readonly year: string;
};

/** When a spirit is touched. */
export const SPIRIT_TIE: Family<SpiritTieKey, SpiritTieValues> = {
  id: 'shensha.tie',
  when: '神煞所在的干或支再逢的那一年，按全年的结果',
  rule: 'PERIOD_VERDICT',
  source: '三命通会·总论诸神煞',
  isImage: true,
  expert: () => null,
  chip: ({ year }) => year,
  why: ({ name, sign, year }) =>
    `${name}落在${sign}上，${year}又逢${sign}，古书以为这时它最显；好坏仍看全年的合计。`,
  words: {
    '贵人.助': {
      short: '{year}，求助有回音。',
      plain: ['到了{year}，求助最容易有回音，悬着的事那时去问；问之前先把话理成三句。'],
    },
    '贵人.平': {
      short: '{year}，旧人情会走动。',
      plain: ['{year}旧日的人情会重新走动，先去问候一声就好；别等到有事才去。'],
    },
    '贵人.累': {
      short: '{year}，早点开口求人。',
      plain: ['只是{year}事情偏重，早一点开口，就有人分担；硬撑反而慢。'],
    },
    '学艺.助': {
      short: '{year}，书和手艺都长进。',
      plain: ['{year}读书和手艺最见长，学业一节说的就放到那时；先定下学哪一样。'],
    },
    '学艺.平': {
      short: '{year}，把学过的温一遍。',
      plain: ['{year}适合把学过的温一遍，不急着添新的；温完再看缺哪块。'],
    },
    '学艺.累': {
      short: '{year}，读几页算几页。',
      plain: ['{year}不太静得下来，读几页算几页，不和自己较劲；睡前翻两页就好。'],
    },
    '财禄.助': {
      short: '{year}，自己的饭最香。',
      plain: ['{year}靠自己吃饭的劲头最足，财运一节里想办的可以放到那时；一件就够。'],
    },
    '财禄.平': {
      short: '{year}，守着老路数。',
      plain: ['{year}衣食照旧，守着本来的路数就很好；不必另找门道。'],
    },
    '财禄.累': {
      short: '{year}，用度列张单子。',
      plain: ['{year}开销容易比平常大，用度先列一张单子；列完再出门。'],
    },
    '动迁.助': {
      short: '{year}，想动就动得起来。',
      plain: ['想搬、想走、想换个地方，{year}最动得起来；行李可以早一点收。'],
    },
    '动迁.平': {
      short: '{year}，走动会多些。',
      plain: ['{year}走动会比平常多，行程提前定好就不乱；回程的票一起订。'],
    },
    '动迁.累': {
      short: '{year}，行程多留一天。',
      plain: ['{year}路上的安排容易临时改，每一趟都多留一天；改了也不着急。'],
    },
    '婚恋.助': {
      short: '{year}，人缘正旺。',
      plain: ['{year}人缘最旺，聚会多应几个也无妨；应下的准时到。'],
    },
    '婚恋.平': {
      short: '{year}，见的人会多。',
      plain: ['到{year}见的人会多起来，深浅顺其自然；慢热也没有什么不好。'],
    },
    '婚恋.累': {
      short: '{year}，先顾最近的几位。',
      plain: ['{year}热闹里容易分心，先顾好最亲近的那几位；其余的回头再聚。'],
    },
    '孤寡.助': {
      short: '{year}，独处最养人。',
      plain: ['{year}独处反而养人，正好把一件大事想清楚；想完说给一位朋友听。'],
    },
    '孤寡.平': {
      short: '{year}，给朋友留一晚。',
      plain: ['{year}会更想一个人待着，也给朋友留出一个晚上；吃顿便饭就好。'],
    },
    '孤寡.累': {
      short: '{year}，早些约好见面。',
      plain: ['{year}心里容易空落，常见面的那位，早些约好日子；见了面不必说什么。'],
    },
    '刑伤.助': {
      short: '{year}，果断正使得上。',
      plain: ['{year}那股果断正好使得上，卡住的事可以一次理清；理完就收手。'],
    },
    '刑伤.平': {
      short: '{year}，手脚慢半拍就好。',
      plain: ['{year}手脚会比平常快，器械和言语都慢半拍；慢一点不误事。'],
    },
    '刑伤.累': {
      short: '{year}，出门缓一缓。',
      plain: ['{year}心急容易磕碰，出门和开口都缓一缓；睡够了再做决定。'],
    },
    '日柱.助': {
      short: '{year}，本色派得上用场。',
      plain: ['性子里最亮的这一面，{year}正派得上用场；那时不必藏着。'],
    },
    '日柱.平': {
      short: '{year}，看清自己的脾气。',
      plain: ['{year}会把性子里的这一面照得更清楚，看见了就好；不急着改。'],
    },
    '日柱.累': {
      short: '{year}，动手前等一等。',
      plain: ['性子里的这一面到{year}容易使过头，动手之前先等一等；等一夜就够。'],
    },
  },
};
