/**
 * thesis.year: the year that bears a thesis out, ahead or past (过), in words for the part of life and the reader.
 */
import type { TenGodGroup, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Role } from '@shangyuan/engine/analysis';
import type { Family } from '../../statement/family.ts';
import type { Domain } from '../plan/reportPlan.ts';
import type { ThesisSideKey } from './thesisForm.ts';

/** Readers of other ages: 学 study, 晚 retired, 少 teenager, 童 child. */
type OtherReader = `事业.${'学' | '晚'}` | `财运.${'学' | '晚'}` | '感情.晚' | `健康.${'晚' | '少' | '童'}`;

/** Part of life, group and side; 过 in the past. */
export type ThesisYearKey =
  | ThesisSideKey<'事业', '官杀' | '印' | '食伤'>
  | ThesisSideKey<'财运', '财' | '比劫' | '食伤'>
  | ThesisSideKey<'感情', '官杀' | '财' | '比劫'>
  | `健康.${TenGodGroup}.${'助' | '累'}`
  | `${Domain}.过.${'助' | '累'}`
  | `${OtherReader}.${'助' | '累'}`;

type ThesisYearValues = {
  /** 2027年（虚岁38）. */
  readonly when: string;
  readonly year: number;
  /** 丁未. */
  readonly ganzhi: string;
  readonly domain: Domain;
  readonly wuxing: Wuxing;
  readonly role: Role;
  /** Score of the part of life in that year. */
  readonly score: number;
};

/** When a thesis shows. */
export const THESIS_YEAR: Family<ThesisYearKey, ThesisYearValues> = {
  id: 'thesis.year',
  when: '论点在哪一年应验：将来先于过去',
  rule: 'PERIOD_VERDICT',
  source: '本应用的计分',
  expert: ({ year, ganzhi, domain, wuxing, role, score }) =>
    `验在${year}${ganzhi}：${role}${wuxing}主其年，${domain}计${score}分。`,
  chip: ({ year, ganzhi }) => `${year}${ganzhi}`,
  why: ({ year, ganzhi, domain, wuxing, role, score }) =>
    `${year}年是${ganzhi}，分量最重的是${role}${wuxing}，${domain}得${score}分。`,
  isCostly: (key) => key.endsWith('累'),
  words: {
    '事业.官杀.累': '到了{when}，这样的要求又会多起来，旧的先结清，手就空得出来。',
    '事业.官杀.助': '{when}是有位置可接的时候，平日练的本事那时有人验收。',
    '事业.印.累': '{when}前后最容易一直在准备，那一年宁可先动手。',
    '事业.印.助': '{when}前后学得进，也有人肯教，补课考证放在那时最顺。',
    '事业.食伤.累': '{when}点子尤其多，那时手上最好只留一件正经要交的。',
    '事业.食伤.助': '{when}开口最有人听，成品赶在那以前做出来，就接得上。',
    '事业.财.助': '{when}实事最容易见成果，想管的项目可以等到那时接。',
    '事业.比劫.助': '{when}有人愿意并肩，想找搭档的话，那时不妨问一声。',
    '财运.财.累': '{when}用钱的事会挤在一处，能错开的大额早一年错开。',
    '财运.财.助': '{when}做事换来的收入最稳，长一点的打算可以放在那时。',
    '财运.比劫.累': '{when}分钱、借钱的话会多，在那以前先把规矩定好。',
    '财运.比劫.助': '{when}合着做的事最容易成，账也最好算，可以早些谈起。',
    '财运.食伤.累': '{when}花在新鲜东西上的会多，那年的预算要留得宽一点。',
    '财运.食伤.助': '{when}手上的本事最换得来收入，价钱可以在那时重新谈。',
    '财运.官杀.助': '{when}进账比较定得住，适合立一份长一点的收支计划。',
    '财运.印.助': '{when}学过的东西开始有回报，证书和口碑都在那时见用。',
    '感情.官杀.累': '{when}前后彼此的要求会多些，话说得慢一点，就过得去。',
    '感情.官杀.助': '{when}容易遇到靠得住的人，已有的情分也更定。',
    '感情.财.累': '{when}现实的事最挤，见面的时间要早早留出来。',
    '感情.财.助': '{when}一起动手做事的机会多，情分会跟着近一步。',
    '感情.比劫.累': '{when}容易各说各的主意，听完再开口，能少争几回。',
    '感情.比劫.助': '{when}朋友圈里热闹，熟人当中容易有说得来的。',
    '感情.印.助': '{when}有人愿意听你慢慢说，心里会松下来一截。',
    '感情.食伤.助': '{when}话多，兴致也好，那一年里你会最放得开。',
    '健康.官杀.累': '{when}那根弦会绷得更紧，先把睡觉的钟点守住。',
    '健康.官杀.助': '{when}作息最容易立起来，想改的习惯放到那时改。',
    '健康.财.累': '{when}操心的事多，体力要省着用，假期早些定下。',
    '健康.财.助': '{when}手脚最勤，动起来的习惯在那一年容易养成。',
    '健康.食伤.累': '{when}兴头高，睡得少，每周里至少要早睡两晚。',
    '健康.食伤.助': '{when}心情舒展，想唱歌、想跑步都坚持得下来。',
    '健康.印.累': '{when}会更想静、更懒得动，走路的约定要先定好。',
    '健康.印.助': '{when}心里的事放得下，是把觉补回来的好时候。',
    '健康.比劫.累': '{when}劲头最冲，出力也要留一分，别赶在一天里用完。',
    '健康.比劫.助': '{when}有人愿意一起动，结伴的约定可以从那年开始。',
    '事业.过.累': '{when}多半已经这样忙过一回，当时怎么过来的，下一回照样用得上。',
    '事业.过.助': '{when}前后做事顺手，用的就是这股力，往后照着那时的样子找去处。',
    '财运.过.累': '回头看{when}，手头紧多半是这样来的，记下当时漏在哪里。',
    '财运.过.助': '{when}手头宽过一阵的话，来路就在这里，往后也从这里找。',
    '感情.过.累': '{when}若为这样的事红过脸，下回早一点把话说开。',
    '感情.过.助': '{when}前后相处最松快，那时怎么待人，如今照着做就好。',
    '健康.过.累': '{when}前后若歇得不好，多半就是这样累出来的。',
    '健康.过.助': '{when}身上有劲的那一阵，作息是什么样，可以照着排。',
    '事业.晚.累': '{when}找上门的事会多，挑一两样应下，其余的慢慢推。',
    '事业.晚.助': '{when}精神好，也有人来请教，正好把会的教出去。',
    '财运.晚.累': '{when}用钱的地方会多些，大的数目提前同家里商量。',
    '财运.晚.助': '{when}手头从容，想添的东西、想走的地方可以放在那年。',
    '感情.晚.累': '{when}容易为小事拌嘴，话到嘴边先放一放就好。',
    '感情.晚.助': '{when}来看望、来走动的会多，屋里要热闹一阵。',
    '健康.晚.累': '{when}要多歇一歇，远路和重活都可以往后放一放。',
    '健康.晚.助': '{when}精神好，平日想见的人、想走的路都去得成。',
    '事业.学.累': '{when}功课和期限会挤在一处，那年少报一两样，要紧的才保得住。',
    '事业.学.助': '{when}学得快，也有人提点，考试和面试放在那时更有把握。',
    '财运.学.累': '{when}花钱的由头多，提前给自己留一份不动的。',
    '财运.学.助': '{when}会有自己挣来的一份，学着把它分成用的和留的。',
    '健康.少.累': '{when}功课压得紧，睡觉的时间要先留出来，别等考完再补。',
    '健康.少.助': '{when}精神最足，运动的习惯趁那时养成最省力。',
    '健康.童.累': '{when}容易没精神，那一年作息早上半小时就好。',
    '健康.童.助': '{when}长得快，睡得香，是把好习惯养起来的一年。',
  },
};
