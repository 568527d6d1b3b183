/**
 * The spirits of a chart as plain data, each with the rule that put it on its pillar. Loaded when they are drawn.
 */
import { derivationOf, NATAL_KEYS, type PillarKey } from '@shangyuan/engine/chart';
import { SPIRIT_MEANINGS } from '@shangyuan/reading/cells';
import { PILLAR_NAMES, stepText } from '@shangyuan/reading/chart';
import type { NatalView } from '../../chartView.ts';
import type { TitledReason } from '../../../../ui/frames/ReasonSheet.tsx';

/** A spirit with the rule that put it on its pillar. */
export interface SpiritRow {
  readonly key: string;
  readonly name: string;
  readonly kind: '吉' | '凶' | '中';
  readonly rule: string;
  readonly explanation: TitledReason;
}

/** The spirits of a pillar. */
export interface SpiritGroup {
  readonly pillar: PillarKey;
  /** 年柱. */
  readonly title: string;
  readonly ganzhi: string;
  readonly spirits: readonly SpiritRow[];
}

/** The spirits of a chart, pillar by pillar, each with its rule. */
export function spiritGroups({ chart, shensha }: NatalView): SpiritGroup[] {
  const meanings: Readonly<Record<string, string>> = SPIRIT_MEANINGS;
  return NATAL_KEYS.flatMap((pillar): SpiritGroup[] => {
    const ganzhi = chart.pillars[pillar];
    if (ganzhi === null) return [];
    const steps = derivationOf(chart, { row: 'shensha', pillar: { place: pillar } });
    const spirits = shensha
      .filter((hit) => hit.pillar === pillar)
      .map(({ id, name, kind, source }): SpiritRow => {
        const step = steps.find((each) => each.code === 'shensha' && each.values.id === id);
        // The row is named already.
        const rule = step === undefined ? '' : stepText(step).replace(`${name}：`, '');
        const meaning = meanings[name] ?? '';
        return {
          key: `${pillar}-${id}`,
          name,
          kind,
          rule,
          explanation: {
            title: name,
            meanings: meaning === '' ? [] : [{ name: '', text: meaning }],
            steps: rule === '' ? [] : [rule],
            source: source.join('；'),
          },
        };
      });
    return [{ pillar, title: PILLAR_NAMES[pillar], ganzhi: ganzhi.name, spirits }];
  });
}
