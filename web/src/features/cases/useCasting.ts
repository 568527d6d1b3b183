/**
 * Casting from a form: through the gate, kept on this device, then the chart.
 */
import type { Birth, ChartRulesInput } from '@shangyuan/engine/chart';
import { useGate } from '../../lib/wire/useGate.ts';
import { buildCase } from '../../lib/cases/caseRecord.ts';
import { saveCases } from '../../lib/cases/caseDb.ts';
import { useClientState } from '../../lib/page/clientState.ts';
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

/** Hands the chart to the pages that read the client state the spec names. */
function shareChart(birth: Birth, pillars: readonly (string | null)[]): void {
  const { set, setTianGandiZhi } = useClientState.getState();
  set({
    BaZiPaiPanDate: birth,
    Plates_Sex: birth.sex,
    Shen_Sha: { baZi: pillars.map((pillar) => pillar ?? '') },
  });
  const parts = ['Year', 'Month', 'Day', 'Hour'];
  pillars.forEach((pillar, index) => {
    setTianGandiZhi(`tianGan${parts[index] ?? ''} ${pillar?.[0] ?? ''}`);
    setTianGandiZhi(`diZhi${parts[index] ?? ''} ${pillar?.[1] ?? ''}`);
  });
}

/** Gives the function that casts; it opens the chart, or the gate's way to login or membership. */
export function useCasting(): (casting: Casting) => Promise<void> {
  const gate = useGate();
  const go = useGo();
  return async ({ name, birth, place, rules }) => {
    try {
      const passage = await gate('PaiPan', async () => {
        const { castBirth } = await import('../../lib/cases/castBirth.ts');
        return castBirth(birth, rules);
      });
      if (!passage.isOpen) return;
      const record = buildCase({
        id: newId(),
        name,
        chart: passage.value,
        place,
        rules,
        nowMs: Date.now(),
      });
      await saveCases([record]);
      shareChart(birth, record.pillars);
      go.to('chart', { id: record.id });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      showToast('日期不存在，请检查');
    }
  };
}
