/**
 * What the things of a chart are, in plain words, before anyone asks how they were found: labels beside
 * the grid, relations. One sentence or two, for a reader who meets the term for the first time.
 */
import type { ChartFact, RelationKind } from '@shangyuan/engine/chart';

/** What each label beside the grid is. */
export const FACT_MEANINGS: Readonly<Record<ChartFact, string>> = {
  taiyuan: '胎元推算受胎的月份，由月柱得出，旧法用来看先天的根基。',
  taixi: '胎息是与日柱相合的一柱，旧法与胎元并看。',
  minggong: '命宫由出生的月与时得出，像一盘之中的落脚处；各家取法略有出入。',
  shengong: '身宫与命宫相对取，旧法看后天的行事。',
  zodiacAnimal: '生肖就是年支；年从哪一刻换，由排盘规则决定。',
  time: '从您填的钟表时间出发，一步步换算到用来定时柱的那个钟点。',
  constellation: '星座按太阳在黄道上的位置分十二段，与四柱无关，供对照。',
  minggua: '命卦由出生年得出，分东四与西四两组，是八宅看方位用的。',
  siling: '司令是出生那几天由月支里哪一个藏干当班。',
  birthTerm: '出生在两个节气之间的位置，月柱与起运都由它来。',
  dayunStart: '起运是第一步大运开始的年龄，由出生到前后一个节的时间折算。',
};

/** What each kind of relation is. */
export const RELATION_MEANINGS: Readonly<Record<RelationKind, string>> = {
  干五合: '两个天干相合，像牵手：互相吸引，也互相牵制；条件够了才化成另一种五行。',
  干冲: '两个天干相冲，方向相反，容易变动。',
  干克: '前一个天干克制后一个，是约束与被约束的关系。',
  三会: '三个地支同属一方，聚成一方之气，力量在诸合中最大。',
  三合: '三个地支首尾相应，合成一局，力量很大。',
  六合: '两个地支两两相合，亲近而牵绊。',
  六冲: '两个地支正对，互相冲动：变化、迁动、分开。',
  半合: '三合只到了两个，力量减半，等第三个来补。',
  拱合: '三合缺了当中一个，两头把它拱出来，叫拱。',
  拱会: '三会缺了当中一个，两头把它拱出来。',
  暗合: '地支里藏着的天干相合，明面不见，暗里有情。',
  三刑: '三个地支互相牵扯，容易有摩擦，要多商量。',
  相刑: '两个地支互不相让，小处容易起摩擦。',
  自刑: '同一个地支遇上自己，容易跟自己较劲。',
  六害: '害是合被别人打断，彼此不便，宜把话说明白。',
  六破: '破是小的损动，力量最轻。',
  绝: '两支之间气不相接，只作记名。',
  盖头: '一柱里天干克着地支，上面压着下面。',
  截脚: '一柱里地支克着天干，脚下不稳。',
  伏吟: '两柱干支完全相同，事情容易反复。',
  反吟: '两柱天干相克、地支相冲，变动较大。',
  天克地冲: '两柱天干相克、地支相冲，变动较大。',
  天地鸳合: '两柱天干相合、地支也相合，上下都有情。',
};
