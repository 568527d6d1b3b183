/**
 * `<shangyuan-chart>`: the four pillars of a birth.
 */
import type { PillarNames } from '@shangyuan/engine/chart';
import { DrawnElement, type Drawing } from './drawnElement.ts';
import { densityOf, type Attributes } from './input/attributes.ts';
import { birthIn } from './input/birth.ts';
import type { Language } from './language/language.ts';
import { castWritten, chartView } from './view/chartView.ts';

/** Detail of `shangyuan-draw`. */
export interface ChartDetail {
  readonly pillars: PillarNames;
  readonly engineVersion: string;
}

/** Attributes that the element follows. */
const ATTRIBUTES = [
  'birth',
  'calendar',
  'leap',
  'zone',
  'longitude',
  'latitude',
  'place',
  'sex',
  'rules',
  'theme',
  'lang',
  'density',
] as const;

/** The element `<shangyuan-chart>`. */
export class ShangyuanChart extends DrawnElement<ChartDetail> {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  protected override drawing(attributes: Attributes, language: Language): Drawing<ChartDetail> {
    const density = densityOf(attributes);
    const written = birthIn(attributes);
    const chart = castWritten(written);
    const { year, month, day, hour } = chart.pillars;
    return {
      view: chartView(language, chart, written, density),
      detail: {
        pillars: { year: year.name, month: month.name, day: day.name, hour: hour?.name ?? null },
        engineVersion: chart.engineVersion,
      },
    };
  }
}
