/**
 * What the structure page says beside the wheel, as plain data.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { STEM_WUXING, WUXING, wuxingRelation, type ByWuxing, type Wuxing } from '@shangyuan/engine/ganzhi';
import { silingSpan } from '../../lib/words/pillarsText.ts';

const GROUP = { 同: '比劫', 生: '食伤', 克: '财', 被克: '官杀', 被生: '印' } as const;

/** The wheel of a chart. */
export interface WheelWords {
  /** The day master's own, which stands at the top. */
  readonly top: Wuxing;
  /** Two short lines beside each node: its ten-god group and its state by the month. */
  readonly captions: ByWuxing<readonly [string, string]>;
}

/** Words of the wheel. */
export function wheelWords({ dayMaster }: Chart | PillarsChart, { strength }: Analysis): WheelWords {
  const top = STEM_WUXING[dayMaster];
  const captionOf = (wuxing: Wuxing): readonly [string, string] => {
    const group = GROUP[wuxingRelation(top, wuxing)];
    return [wuxing === top ? `日主 ${group}` : group, strength.monthState[wuxing]];
  };
  const captions = Object.fromEntries(WUXING.map((wuxing) => [wuxing, captionOf(wuxing)]));
  return { top, captions: captions as unknown as ByWuxing<readonly [string, string]> };
}

/** 芒种后第9日 丁司令; null for a chart without a date. */
export function commandText(chart: Chart | PillarsChart): string | null {
  return 'time' in chart ? `${silingSpan(chart)} ${chart.siling.stem}司令` : null;
}
