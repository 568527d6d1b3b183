/**
 * study: how one learns best, by 印 and 食伤 and the spirits of learning. Read by children's parents too.
 */
import type { Family } from '../../statement/family.ts';

/** Learning by 印, making by 食伤, both, neither; and four spirits. */
export type StudyKey =
  `${'印' | '食伤'}.${'助' | '平' | '累'}` | '印食并见' | '两者不显' | '文昌' | '学堂' | '词馆' | '华盖';

type StudyValues = {
  /** 印18.2%，食伤9.0%; or where the spirit stands. */
  readonly ground: string;
};

const SPIRITS: readonly StudyKey[] = ['文昌', '学堂', '词馆', '华盖'];

/** How one learns best. */
export const STUDY: Family<StudyKey, StudyValues> = {
  id: 'study',
  when: '印与食伤的力量和喜忌；文昌、学堂、词馆、华盖',
  rule: 'TEN_GOD_POWER',
  source: '渊海子平·论印绶、论食神',
  expert: ({ ground }, key) =>
    SPIRITS.includes(key) ? `${ground}，添一分文气。` : `学业看印与食伤：${ground}。`,
  chip: (_, key) => key.split('.')[0] ?? '',
  why: ({ ground }) => `学习看两样，吸收看印，发挥看食伤：${ground}。`,
  words: {
    '印.助': {
      short: '记得住，也坐得住。',
      plain: ['读书有靠山，记得住，也坐得住，适合系统地学一门；每周给自己考一次小试，进步看得见。'],
    },
    '印.平': {
      short: '按部就班，学得稳。',
      plain: ['学习按部就班，起落不大；稳定之外，挑一门真喜欢的深读下去。'],
    },
    '印.累': {
      short: '少背一点，多用一点。',
      plain: ['容易越学越多，越多越乱；先把一本书读完、做完，再翻第二本。'],
    },
    '食伤.助': {
      short: '边学边讲，记得最牢。',
      plain: ['理解快，表达好，讲过一遍的东西记得最牢；学完一节，就讲给别人听。'],
    },
    '食伤.平': {
      short: '动手学，比听课快。',
      plain: ['动手的课学得快，纯背的要费些力；把要背的画成图，或者编成口诀。'],
    },
    '食伤.累': {
      short: '灵气足，先把基础做完。',
      plain: ['灵气足，耐心略少，难题做得出，基础题却丢分；每天先做十分钟最简单的。'],
    },
    印食并见: {
      short: '听得进，也讲得出。',
      plain: ['学习与创作互相带动，听得进去，也拿得出来；上午读，下午写，节奏刚好。'],
    },
    两者不显: {
      short: '学得慢，记得久。',
      plain: ['书本不是唯一的路，做中学更合你；挑一件想做成的事，缺什么就学什么。'],
    },
    文昌: {
      short: '文字是个好帮手。',
      plain: ['盘里有文昌，理解和文字是强项；读到好句子抄下来，月底翻一翻。'],
    },
    学堂: {
      short: '课堂里学得最快。',
      plain: ['在有老师、有同学的地方学得最快；别总关起门来自学，找个班坐进去。'],
    },
    词馆: {
      short: '能写，能讲，能成篇。',
      plain: ['擅长把知识组织成篇，写作和演讲都值得练；每周写一篇短的，攒起来看。'],
    },
    华盖: {
      short: '静下来，就学得深。',
      plain: ['喜欢独自钻研，艺术、哲思、技术都学得深；钻研之余，和同好聊聊近况。'],
    },
  },
};
