/**
 * What the structure page says beside the wheel, as plain data.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { STEM_WUXING, WUXING, type ByWuxing, type Wuxing } from '@shangyuan/engine/ganzhi';
import { groupOfPhase } from '@shangyuan/reading/analysis';

/** The wheel of a chart. */
export interface WheelWords {
  /** The day master's own, which is at the top. */
  readonly top: Wuxing;
  /** Two short lines beside each node: its ten-god group and its state by the month. */
  readonly captions: ByWuxing<readonly [string, string]>;
}

/** Words of the wheel. */
export function wheelWords({ dayMaster }: Chart | PillarsChart, analysis: Analysis): WheelWords {
  const top = STEM_WUXING[dayMaster];
  const captionOf = (wuxing: Wuxing): readonly [string, string] => {
    const group = groupOfPhase(analysis, wuxing);
    return [wuxing === top ? `日主 ${group}` : group, analysis.strength.monthState[wuxing]];
  };
  const captions = Object.fromEntries(WUXING.map((wuxing) => [wuxing, captionOf(wuxing)]));
  return { top, captions: captions as unknown as ByWuxing<readonly [string, string]> };
}
