/**
 * The twelve kinds of question a reader may ask of a chart: the part of life each is judged by, the group of gods and the pillars it
 * is read from, and the readers it is for.
 */
import type { Facet, HepanMode } from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import type { TenGodGroup } from '@shangyuan/engine/ganzhi';
import { RETIRED_AGE, type Audience } from '../statement/reader.ts';
import type { ReportFacts } from '../report/reportFacts.ts';

/** Kinds of question, in the order they are listed. */
export const ASK_KINDS = [
  '换工作',
  '升学考试',
  '搬家',
  '买房',
  '结婚时机',
  '复合',
  '合伙',
  '生意',
  '孩子',
  '与父母',
  '出国',
  '健康作息',
] as const;
/** A kind of question. */
export type AskKind = (typeof ASK_KINDS)[number];

/** Which touches on the pillars a kind is read from, and in what words. */
export type TouchTheme = '亲' | '居' | '业' | '小' | '长';

/** What a kind of question is judged by. */
export interface AskMatter {
  /** The part of life whose score decides; null where the whole of a period does. */
  readonly facet: Facet | null;
  /** The group of gods that stands for it in the chart: that of the partner, or of children, by the chart. */
  readonly group: TenGodGroup | 'spouse' | 'child';
  readonly theme: TouchTheme | null;
  readonly pillars: readonly PillarKey[];
  /** What two charts are compared as; null where a second chart is not asked for. */
  readonly pair: HepanMode | null;
  readonly readers: readonly Audience[];
}

const GROWN: readonly Audience[] = ['young', 'adult'];

/** What each kind is judged by. Groups by 渊海子平·六亲总论 and the common images of the ten gods; the choice is ours. */
export const ASK_MATTERS: Readonly<Record<AskKind, AskMatter>> = {
  换工作: { facet: '事业', group: '官杀', theme: '业', pillars: ['month'], pair: null, readers: GROWN },
  升学考试: {
    facet: '学业',
    group: '印',
    theme: null,
    pillars: [],
    pair: null,
    readers: ['child', 'teen', 'young', 'adult'],
  },
  搬家: {
    facet: null,
    group: '印',
    theme: '居',
    pillars: ['day', 'year'],
    pair: null,
    readers: ['young', 'adult', 'retired', 'elder'],
  },
  买房: {
    facet: '财运',
    group: '财',
    theme: null,
    pillars: [],
    pair: null,
    readers: ['young', 'adult', 'retired'],
  },
  结婚时机: {
    facet: '感情',
    group: 'spouse',
    theme: '亲',
    pillars: ['day'],
    pair: 'couple',
    readers: GROWN,
  },
  复合: { facet: '感情', group: 'spouse', theme: '亲', pillars: ['day'], pair: 'couple', readers: GROWN },
  合伙: { facet: '财运', group: '比劫', theme: '业', pillars: ['month'], pair: 'partner', readers: GROWN },
  生意: { facet: '财运', group: '财', theme: null, pillars: [], pair: null, readers: GROWN },
  孩子: {
    facet: null,
    group: 'child',
    theme: '小',
    pillars: ['hour'],
    pair: 'parentChild',
    readers: ['adult', 'retired', 'elder'],
  },
  与父母: {
    facet: null,
    group: '印',
    theme: '长',
    pillars: ['month', 'year'],
    pair: 'parentChild',
    readers: ['child', 'teen', 'young', 'adult'],
  },
  出国: {
    facet: null,
    group: '食伤',
    theme: '居',
    pillars: ['year', 'day'],
    pair: null,
    readers: ['young', 'adult', 'retired'],
  },
  健康作息: {
    facet: '健康',
    group: '印',
    theme: null,
    pillars: [],
    pair: null,
    readers: ['child', 'teen', 'young', 'adult', 'retired', 'elder'],
  },
};

/** The audience by years of age: who retired early has parents, a home and a heart like others of that age. */
function audienceByAge({ audience, age }: Pick<ReportFacts, 'audience' | 'age'>): Audience {
  return audience === 'retired' && age !== null && age < RETIRED_AGE ? 'adult' : audience;
}

/** Whether a kind of question is for the reader of a chart. */
export function isKindFor(
  kind: AskKind,
  facts: Pick<ReportFacts, 'audience' | 'age' | 'isRetired'>,
): boolean {
  if (kind === '换工作' && facts.isRetired) return false;
  return ASK_MATTERS[kind].readers.includes(audienceByAge(facts));
}

/** The kinds of question for the reader of a chart, in their order. */
export function askKindsFor(facts: Pick<ReportFacts, 'audience' | 'age' | 'isRetired'>): readonly AskKind[] {
  return ASK_KINDS.filter((kind) => isKindFor(kind, facts));
}
