/**
 * What put the spirits 神煞 on a pillar.
 */
import { BRANCH_INDEX, type Ganzhi } from '../../ganzhi/index.ts';
import type { ChartRules } from '../rules.ts';
import { shenshaAt } from '../shensha/shensha.ts';
import type { PillarsChart, PlaceKey } from '../types.ts';
import type { ShenshaHit } from '../shensha/types.ts';
import { stepOf, type DerivationStep } from './steps.ts';

function variantOf({ variantId }: ShenshaHit): { option: keyof ChartRules; value: string } | null {
  if (variantId === null) return null;
  const [option, value] = variantId.split('=');
  return { option: option as keyof ChartRules, value: value ?? '' };
}

function matchedAs({ matched }: ShenshaHit): 'stem' | 'branch' | 'pillar' | 'stems' {
  if (matched.length === 1) return matched in BRANCH_INDEX ? 'branch' : 'stem';
  return matched.length === 2 ? 'pillar' : 'stems';
}

function shenshaStep(hit: ShenshaHit): DerivationStep {
  return stepOf(
    'shensha',
    {
      id: hit.id,
      name: hit.name,
      kind: hit.kind,
      place: hit.pillar,
      anchors: hit.anchors.map(({ anchor, value, targets }) => ({ anchor, value, targets: targets ?? null })),
      matched: hit.matched,
      matchedAs: matchedAs(hit),
      note: hit.note ?? null,
      variant: variantOf(hit),
    },
    hit.source.join('、'),
  );
}

/** A step for each spirit of a pillar, or one that says there is none. */
export function shenshaSteps(chart: PillarsChart, place: PlaceKey, ganzhi: Ganzhi): DerivationStep[] {
  const hits = shenshaAt(chart, ganzhi, place);
  return hits.length === 0 ? [stepOf('noShensha', { place })] : hits.map(shenshaStep);
}
