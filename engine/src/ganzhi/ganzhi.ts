/**
 * 六十甲子: the sixty stem-branch pairs as sixty frozen objects. A pillar anywhere in the engine is one of these
 * sixty, so casting allocates none and `===` compares them.
 */
import { numberError } from '../numberError.ts';
import { modulo } from '../modulo.ts';
import { BRANCH_INDEX, BRANCHES, type Branch } from './branch.ts';
import { NAYIN, type Nayin } from './nayin.ts';
import { STEM_INDEX, STEMS, type Stem } from './stem.ts';

/** A pair such as 甲子, with the facts that depend on the pair only. */
export interface Ganzhi {
  /** 0–59, 甲子 is 0. */
  readonly index: number;
  /** The two characters, 甲子. */
  readonly name: string;
  readonly stem: Stem;
  readonly branch: Branch;
  /** 纳音, such as 海中金. */
  readonly nayin: Nayin;
  /** 旬: the first pair of its ten, such as 甲子. */
  readonly xun: string;
  /** 空亡: the two branches its ten lacks. */
  readonly kongwang: readonly [Branch, Branch];
}

/** One 旬 after another: what its ten pairs share is made once, since a first chart waits for all sixty. */
function buildGanzhi(): readonly Ganzhi[] {
  const sixty: Ganzhi[] = [];
  for (let first = 0; first < 60; first += 10) {
    const xunBranch = 12 - first / 5;
    const xun = `甲${BRANCHES[xunBranch % 12] as Branch}`;
    const kongwang = Object.freeze([
      BRANCHES[xunBranch - 2] as Branch,
      BRANCHES[xunBranch - 1] as Branch,
    ] as const);
    for (let index = first; index < first + 10; index++) {
      const stem = STEMS[index - first] as Stem;
      const branch = BRANCHES[index % 12] as Branch;
      const nayin = NAYIN[index >> 1] as Nayin;
      sixty.push(Object.freeze({ index, name: stem + branch, stem, branch, nayin, xun, kongwang }));
    }
  }
  return Object.freeze(sixty);
}

/** The sixty pairs in order, 甲子 first. Frozen and shared: never copied, compared by identity. */
export const GANZHI: readonly Ganzhi[] = buildGanzhi();

/**
 * The pair of an index, taken modulo 60 (negative indexes wrap).
 *
 * @param index any integer; 0 is 甲子
 * @throws RangeError where it is not whole
 * @example ganzhiOf(-1).name // '癸亥'
 */
export function ganzhiOf(index: number): Ganzhi {
  const found = typeof index === 'number' ? GANZHI[modulo(index, 60)] : undefined;
  if (found === undefined) {
    throw numberError('index of a pair', index, 'a whole number');
  }
  return found;
}

/**
 * The pair of a stem and a branch.
 *
 * @throws RangeError where the pair is not among the sixty (stem and branch differ in parity, such as 甲丑)
 * @example ganzhiOfPair('辛', '亥').index // 47
 */
export function ganzhiOfPair(stem: Stem, branch: Branch): Ganzhi {
  const s = STEM_INDEX[stem];
  const b = BRANCH_INDEX[branch];
  if ((s - b) % 2 !== 0) {
    throw new RangeError(
      `Cannot pair "${stem}${branch}": stem and branch differ in parity, expected one of the sixty`,
    );
  }
  // The only index that is s modulo 10 and b modulo 12.
  return ganzhiOf(6 * s - 5 * b);
}

/**
 * The pair written as two characters, or null where the text is not one of the sixty.
 *
 * @example findGanzhi('甲丑') // null
 */
export function findGanzhi(name: string): Ganzhi | null {
  const stem = STEMS.indexOf(name[0] as Stem);
  const branch = BRANCHES.indexOf(name.slice(1) as Branch);
  return stem < 0 || branch < 0 || (stem - branch) % 2 !== 0 ? null : ganzhiOf(6 * stem - 5 * branch);
}
