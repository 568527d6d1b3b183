/**
 * Casting from a form: through the gate, saved on this device, then the chart. An earlier identical casting is opened
 * again.
 */
import { useRef } from 'react';
import type { Birth, ChartRulesInput } from '@shangyuan/engine/chart';
import { useGate } from '../../lib/wire/useGate.ts';
import { buildCase } from '../../lib/cases/caseRecord.ts';
import { listCases, saveCases } from '../../lib/cases/caseDb.ts';
import { findSameCase } from '../../lib/cases/sameCasting.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { newId } from '../../lib/device/newId.ts';
import type { Place } from '../../lib/cases/place.ts';
import { showToast } from '../../lib/page/toast.ts';

/** What is cast. */
export interface Casting {
  readonly name: string;
  readonly birth: Birth;
  readonly place: Place | null;
  readonly rules: ChartRulesInput;
}

interface CastingOptions {
  /** Whether the use was counted before. */
  readonly isPaid?: boolean;
}

/**
 * The function that casts; it opens the chart, or the gate leads to login or membership. One press is one casting:
 * until the page is replaced by the chart, another press does nothing.
 */
export function useCasting(): (casting: Casting, options?: CastingOptions) => Promise<void> {
  const gate = useGate();
  const go = useGo();
  const isCasting = useRef(false);
  const cast = async (
    { name, birth, place, rules }: Casting,
    { isPaid = false }: CastingOptions,
  ): Promise<boolean> => {
    const { castBirth } = await import('../../lib/cases/castBirth.ts');
    const chart = await castBirth(birth, rules);
    const existing = findSameCase(await listCases(), { name, birth: chart.birth, rules });
    if (existing !== null) {
      showToast('已有相同生辰，打开原来的记录');
      go.to('chart', { id: existing.id });
      return true;
    }
    const isOpen = isPaid || (await gate('PaiPan', () => Promise.resolve(chart))).isOpen;
    if (!isOpen) return false;
    const record = buildCase({ id: newId(), name, chart, place, rules, nowMs: Date.now() });
    await saveCases([record]);
    go.to('chart', { id: record.id });
    return true;
  };
  return async (casting, options = {}) => {
    if (isCasting.current) return;
    isCasting.current = true;
    try {
      isCasting.current = await cast(casting, options);
    } catch (error) {
      isCasting.current = false;
      if (!(error instanceof RangeError)) throw error;
      showToast('日期不存在，请检查');
    }
  };
}
