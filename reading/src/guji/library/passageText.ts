/**
 * guji.*: what the classics say of a chart like this one, in our own words. No quotations: book and chapter stand beside each.
 */
import type { Stem, TenGod } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';

/** A place in a book, and what of the chart leads there. */
export type PassageValues = {
  readonly book: string;
  readonly chapter: string;
  /** 庚日, 七杀格, 庚辰日癸未时. */
  readonly match: string;
};

const expert = ({ book, chapter, match }: PassageValues): string =>
  `《${book}》${chapter}，与本盘的${match}相应，可取原书对读。`;
const chip = ({ book }: PassageValues): string => `《${book}》`;
const why = ({ match, chapter }: PassageValues): string => `这张盘是${match}，所以对到${chapter}这一章。`;
const shared = { rule: 'REFERENCE', expert, chip, why } as const;

/** 滴天髓 on the day stem. */
export const PASSAGE_STEM: Family<Stem, PassageValues> = {
  id: 'guji.stem',
  when: '日干',
  source: '滴天髓·天干',
  ...shared,
  words: {
    甲: '参天的树，要有火才长得开；春天怕斧，秋天怕土厚，地润天和就立得久。',
    乙: '藤草虽软，也治得住厚土；有火暖着就不怕秋风，攀上大树便四季都活。',
    丙: '烈日不怕霜雪，炼得动硬铁，见了珠玉反倒软下来；土多时显慈，水大时显节。',
    丁: '灯火外柔内明，旺起来不烈，弱下去不尽；有柴添着，到了秋冬也亮。',
    戊: '大山居中，静时收，动时放；有水润着才生万物，太燥就长不出来。',
    己: '低处的田，善于收藏，木多水大都不慌；想养得多些，就要帮手添土添暖。',
    庚: '最刚的铁，见了水便清，见了火便利；湿土养它，赢得了硬的，偏偏输给柔的。',
    辛: '温润的玉，怕土堆得厚，喜水洗得亮；天热要湿土护着，天冷要一点灯火。',
    壬: '通着天河的江，刚性在里面，流转不停；势大时奔得急，合住了便有情。',
    癸: '最柔的雨，却通着云天，遇到湿土就能兴云；火土再多，它也不愁。',
  },
};

/** A chapter on a pattern. */
// prettier-ignore
export type PassageChapter =
  | '论正官' | '论偏官' | '论财' | '论印绶' | '论食神' | '论伤官' | '论建禄月劫' | '论阳刃' | '论杂气如何取用'
  | '顺局' | '从象' | '形象' | '化象' | '通关' | '病药说';

/** 子平真诠, 滴天髓 and 神峰通考 on the pattern and on the rules that took part. */
export const PASSAGE_CHAPTER: Family<PassageChapter, PassageValues> = {
  id: 'guji.chapter',
  when: '格局，以及取用时用到的通关与病药',
  source: '子平真诠·论用神',
  ...shared,
  words: {
    论正官: '规矩像堤岸，有收成养着，有学问护着，最怕当面顶撞；守得住分寸，名分自来。',
    论偏官: '来得猛的力量，先想怎么管；用才艺制它，或用学问化它，就成了担当。',
    论财: '打理得来的才算自己的，要有来源，也要有力气；分之前先立章法。',
    论印绶: '护着自己的一把伞，有规矩撑着更稳；伞多也遮光，学了要拿出来用。',
    论食神: '从容的手艺，最好能生出收成；遇到强压，柔的一面反而管得住。',
    论伤官: '锋芒要有去处，化成收成，或由学问收着；有了去处，就是才干。',
    论建禄月劫: '自己这一家正当令，力气有余；书里教人另找用处，看规矩、收成、才艺哪一样可取。',
    论阳刃: '势到了最盛处，要有威来管；管得住，就能独当一面。',
    论杂气如何取用: '土月像一座库，里头不止一样；看哪样露出来、哪样聚成势，就取哪样。',
    顺局: '气势都往外流，就让它流；流得出成果，便是顺。',
    从象: '自己没有根，势都在别处；跟得真才跟得住，半信半疑最不宜。',
    形象: '满山都是一种树，顺着它的性子才兴；逆着去砍，反而生乱。',
    化象: '合得真，就换了一副面貌；换过来的那一行有生气，便成。',
    通关: '两股力量顶着，中间要有一座桥；桥找到了，争就变成来往。',
    病药说: '先看偏在哪里，再看拿什么来补；偏得明白，补得也明白。',
  },
};

/** 三命通会 on the day stem and the hour, by the god of the hour's stem; 无 where the hour is unknown. */
export const PASSAGE_HOUR: Family<TenGod | '无', PassageValues> = {
  id: 'guji.hour',
  when: '日干与时柱',
  source: '三命通会·日时断诸篇',
  isImage: true,
  ...shared,
  words: {
    比肩: '时上见同类，书里看它是来帮还是来分；力气不够时得帮，够了就各走各的。',
    劫财: '时上见争先的同伴，书里劝人先看守得住什么；守得住，热闹也是助力。',
    食神: '时上见从容之神，书里说滋味在后头；不受压着，才艺就长久。',
    伤官: '时上见锋芒，书里看有没有收束；有学问收着，越到后来越成器。',
    偏财: '时上一位流动的，书里看重它单独，不被分去；分得少，后程从容。',
    正财: '时上见实在的一份，书里取它的勤俭；自己有力气，就养得住。',
    七杀: '时上一位威权，书里喜它只有一个，又有管束；管得住，反成贵重。',
    正官: '时上见名分，书里取它清而不杂；不受顶撞，后来有体面。',
    偏印: '时上见偏门的学问，书里提防它压住手艺；另开一个出口，就两全。',
    正印: '时上见护佑，书里说根源在后头；读书教人，越久越有味。',
    无: '不知道钟点，就只读日柱这一章；书里先论坐下的字，再论四季。',
  },
};
