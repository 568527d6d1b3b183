/**
 * 客主加临: how the guest of a step stands to its host.
 */
import { wuxingRelation } from '../ganzhi/index.ts';
import { type Qi, QI_WUXING } from './tables/qi.ts';

/** Relation of guest to host. */
export type Jialin = '同气' | '君位臣' | '臣位君' | '客生主' | '主生客' | '客胜' | '主胜';

/** A relation with its verdict. */
export interface JialinVerdict {
  readonly relation: Jialin;
  /** Words of the book: 相得, 顺, 逆 … */
  readonly verdict: string;
  /** 1 in harmony to 4 most against it. */
  readonly level: 1 | 2 | 3 | 4;
}

function verdictOf(relation: Jialin, verdict: string, level: 1 | 2 | 3 | 4): JialinVerdict {
  return Object.freeze({ relation, verdict, level });
}

/** Verdicts graded by 主胜逆, 客胜从. Source: 素问·至真要大论, 五运行大论 (上下相临). */
const GRADED = {
  同气: verdictOf('同气', '相得', 1),
  君位臣: verdictOf('君位臣', '顺', 1),
  臣位君: verdictOf('臣位君', '逆', 3),
  客生主: verdictOf('客生主', '相得·顺', 1),
  主生客: verdictOf('主生客', '相得·小逆', 2),
  客胜: verdictOf('客胜', '不相得·从', 3),
  主胜: verdictOf('主胜', '不相得·逆', 4),
} as const satisfies Readonly<Record<Jialin, JialinVerdict>>;

/** Every 克 alike: 不相得则病, without a rank. */
const FLAT = {
  ...GRADED,
  客胜: verdictOf('客胜', '不相得', 3),
  主胜: verdictOf('主胜', '不相得', 3),
} as const satisfies Readonly<Record<Jialin, JialinVerdict>>;

function relationOf(guest: Qi, host: Qi): Jialin {
  if (guest === host) return '同气';
  if (guest === '少阴君火' && host === '少阳相火') return '君位臣';
  if (guest === '少阳相火' && host === '少阴君火') return '臣位君';
  switch (wuxingRelation(QI_WUXING[guest], QI_WUXING[host])) {
    case '生':
      return '客生主';
    case '被生':
      return '主生客';
    case '克':
      return '客胜';
    default:
      return '主胜';
  }
}

/**
 * Relation of a guest qi to the host it falls on.
 *
 * @param school `graded`: 客胜 follows, 主胜 opposes; `flat`: both are 不相得
 * @example jialinOf('少阴君火', '少阳相火', 'graded').relation // '君位臣'
 */
export function jialinOf(guest: Qi, host: Qi, school: 'graded' | 'flat'): JialinVerdict {
  return (school === 'graded' ? GRADED : FLAT)[relationOf(guest, host)];
}
