/**
 * cell.stem, cell.branch, cell.place: what a character is like by itself, and what the place it stands in speaks of.
 */
import type { PlaceKey } from '@shangyuan/engine/chart';
import type { Branch, Stem } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';

/** What a cell of a character rests on. */
export type CellCharValues = {
  /** 年干, 日支. */
  readonly place: string;
  readonly char: string;
  /** 阳金. */
  readonly nature: string;
  /** 日主, or the god it is to the day master. */
  readonly god: string;
};

const expert = ({ place, char, nature, god }: CellCharValues): string =>
  `${place}${char}，属${nature}，在本盘为${god}。`;
const chip = ({ place, char }: CellCharValues): string => place + char;
const why = ({ place, char, nature }: CellCharValues): string => `${place}的${char}属${nature}。`;
const shared = {
  source: '渊海子平·论干支字义',
  isImage: true,
  expert: (values: CellCharValues) => expert(values),
  chip,
  why,
} as const;

/** A stem by itself. */
export const CELL_STEM: Family<Stem, CellCharValues> = {
  id: 'cell.stem',
  when: '天干',
  rule: 'stemWuxing',
  ...shared,
  words: {
    甲: '像高树，直，往上长，不爱拐弯；长得太直时，学竹子弯一弯。',
    乙: '像藤草，柔，会找缝，踩了还起；缠上一棵好树，就省一半力。',
    丙: '像太阳，亮，人人照得到；照得久了，也要有落山的时候。',
    丁: '像灯烛，小而暖，照得细；守住那一点火，别迎着大风。',
    戊: '像高山，厚，稳，能担；山不走路，就让路从山边过。',
    己: '像田土，软，能容，养得活；种什么由自己挑，别谁来都种。',
    庚: '像矿铁，硬，干脆，经得起锤；出炉以后，记得开刃也记得收鞘。',
    辛: '像珠玉，净，精，怕蒙尘；少藏在匣子里，戴出来才有光。',
    壬: '像江海，宽，动，容得下；有岸才成江，给自己定两条岸。',
    癸: '像雨露，细，润，不声不响；细雨也会下透，别小看每天一点。',
  },
};

/** A branch by itself. */
export const CELL_BRANCH: Family<Branch, CellCharValues> = {
  id: 'cell.branch',
  when: '地支',
  rule: 'branchWuxing',
  ...shared,
  words: {
    子: '仲冬的水，半夜的静，机敏在暗处；静时想好的，天亮就去做。',
    丑: '季冬的冻土，慢，厚，收着东西；化冻要时间，别拿铁锹硬撬。',
    寅: '初春的林子，虎虎有生气，说走就走；走之前系紧鞋带。',
    卯: '仲春的草木，舒展，和气，见缝就长；长满了要间苗。',
    辰: '暮春的湿土，像水塘，什么都存一点；存得杂，就每季理一次。',
    巳: '初夏的火，走得快，外表安静；心里烧着时，找件事让它烧在正处。',
    午: '仲夏的日头，热烈，正当中，什么都摊得开；过午就转阴，凡事留点后手。',
    未: '长夏的暖土，温厚，带点草木气；对谁都好时，也对自己好一份。',
    申: '初秋的金，利落，路多，爱动；动中留一处不动的，好回来。',
    酉: '仲秋的金，纯，讲究，收得齐；收齐了就歇，别再挑叶子上的虫眼。',
    戌: '暮秋的燥土，像守门的，重情义；门里的火种，隔风放好。',
    亥: '初冬的水，宽，静，里面有春芽；芽还小的时候，先护着别说。',
  },
};

/** What a place speaks of. */
export const CELL_PLACE: Family<PlaceKey, { readonly title: string }> = {
  id: 'cell.place',
  when: '所在的柱或岁运',
  rule: 'PLACE',
  source: '渊海子平·论日为主',
  expert: ({ title }) => `${title}各有所主，读一个字先看它落在哪里。`,
  chip: ({ title }) => title,
  why: ({ title }) => `这一格在${title}。`,
  words: {
    year: '年柱说的是来处：祖上、早年、外面的世界；看它，像看一棵树的根。',
    month: '月柱说的是环境：成长、学业与做事的地方；全盘的冷暖从这里定。',
    day: '日柱说的是自己，和身边最近的关系；读别的柱，都要回到这里。',
    hour: '时柱说的是后来：志向、作品与晚辈；钟点没有把握，就把它读得轻些。',
    dayun: '大运是十年的气候，来了又走；落在这里的字，只管这十年。',
    xiaoyun: '小运陪着起步前的童年，一年换一组；看个大概就好。',
    liunian: '流年是一年的天气，人人相同，落到各人盘里才不同；看它与自己碰上了谁。',
    liuyue: '流月是一个月的小气候，用来排先后；大事仍看年与运。',
    liuri: '流日是一天的起伏，知道个轻重就够；别让一天决定一年。',
    liushi: '流时只管两个小时，挑个顺手的时候动笔就行；不必时时去看。',
  },
};
