/**
 * `<shangyuan-day>`: a day of the almanac.
 */
import { DrawnElement, type Drawing } from './drawnElement.ts';
import { densityOf, type Attributes } from './input/attributes.ts';
import { dayIn } from './input/day.ts';
import type { Language } from './language/language.ts';
import { dayOf, dayView } from './view/dayView.ts';
import { isoDate } from './view/spans.ts';

/** Detail of `shangyuan-draw`. */
export interface DayDetail {
  /** 2024-02-10, of `today` too. */
  readonly date: string;
}

/** The element `<shangyuan-day>`. */
export class ShangyuanDay extends DrawnElement<DayDetail> {
  static readonly observedAttributes: readonly string[] = ['date', 'rules', 'theme', 'lang', 'density'];

  protected override drawing(attributes: Attributes, language: Language): Drawing<DayDetail> {
    const density = densityOf(attributes);
    const day = dayOf(dayIn(attributes, Date.now()));
    return { view: dayView(language, day, density), detail: { date: isoDate(day.civil) } };
  }
}
