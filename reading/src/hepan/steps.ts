/**
 * The step at which an item of 合盘 stands: five an item. Most go by their points; 纳音 and the gods, whose points have few
 * values, go by what they are.
 */
import {
  HEPAN_GRADES,
  type HepanGrade,
  type HepanItem,
  type HepanItemKey,
  type HepanMode,
  type NayinTie,
  type HEPAN_BASIS,
  type HEPAN_WEIGHTS,
} from '@shangyuan/engine/analysis';
import { KE, nayinWuxing, type Nayin, type TenGod } from '@shangyuan/engine/ganzhi';

type WeightsOf<Mode extends HepanMode> = (typeof HEPAN_WEIGHTS)[(typeof HEPAN_BASIS)[Mode]];

/** Items that count for a kind of pair: those with a weight. */
export type ItemOf<Mode extends HepanMode> = {
  [Item in HepanItemKey]: WeightsOf<Mode>[Item] extends 0 ? never : Item;
}[HepanItemKey];

/** How two 纳音 stand: the same, of one phase, generating, controlling, or controlling to good effect (相成). */
export type NayinStep = '同' | '比和' | '相生' | '相成' | '相克';

/** How two day masters see each other: the god of one side and that of the other. */
export type GodStep = '比肩劫财' | '食神偏印' | '伤官正印' | '偏财七杀' | '正财正官';

/** Steps of an item. */
export type StepOf<Item extends HepanItemKey> = Item extends 'nayin'
  ? NayinStep
  : Item extends 'tenGods'
    ? GodStep
    : HepanGrade;

/** Key of an item's text: `zodiac.上等`, `nayin.相生`. */
export type ItemStepKey<Item extends HepanItemKey = HepanItemKey> = Item extends HepanItemKey
  ? `${Item}.${StepOf<Item>}`
  : never;

/**
 * 纳音 that are made by what controls them: fire shapes 剑锋 and 沙中, water honours three fires, metal lifts 平地.
 * Source: 三命通会·论纳音取象.
 */
// prettier-ignore
const TEMPERED: readonly Nayin[] = [
  '剑锋金', '沙中金', // 逢火成形
  '天上火', '霹雳火', '山下火', // 得水为福
  '平地木', // 得金成材
  '天河水', '大海水', // 不畏土
  '路旁土', '大驿土', '沙中土', // 不畏木
];

const GOD_STEPS: Readonly<Record<TenGod, GodStep>> = {
  比肩: '比肩劫财',
  劫财: '比肩劫财',
  食神: '食神偏印',
  偏印: '食神偏印',
  伤官: '伤官正印',
  正印: '伤官正印',
  偏财: '偏财七杀',
  七杀: '偏财七杀',
  正财: '正财正官',
  正官: '正财正官',
};

/** Grade of points, as the whole is graded. */
function gradeOf(score: number): HepanGrade {
  return HEPAN_GRADES.find(([least]) => score >= least)?.[1] ?? '宜多经营';
}

/**
 * Of two 纳音 that control, the one that is made by it; null where none is.
 *
 * @example temperedOf('剑锋金', '炉中火') // '剑锋金'
 */
export function temperedOf(a: Nayin, b: Nayin): Nayin | null {
  const [x, y] = [nayinWuxing(a), nayinWuxing(b)];
  if (KE[x] === y && TEMPERED.includes(b)) return b;
  return KE[y] === x && TEMPERED.includes(a) ? a : null;
}

function nayinStep(a: Nayin, b: Nayin, tie: NayinTie): NayinStep {
  if (a === b) return '同';
  return temperedOf(a, b) === null ? tie : '相成';
}

/** Key of the text of an item. */
export function stepKeyOf({ key, score, why }: HepanItem): ItemStepKey {
  for (const { code, values } of why) {
    if (code === 'NAYIN') return `nayin.${nayinStep(values.a, values.b, values.tie)}`;
    if (code === 'SEEN_AS') return `tenGods.${GOD_STEPS[values.god]}`;
  }
  return `${key}.${gradeOf(score)}` as ItemStepKey;
}
