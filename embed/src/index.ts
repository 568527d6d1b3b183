/**
 * Room entry: importing it makes `<shangyuan-chart>` and `<shangyuan-day>` known to the page.
 */
/// <reference lib="dom" preserve="true" />
import { ShangyuanChart, type ChartDetail } from './chartElement.ts';
import { ShangyuanDay, type DayDetail } from './dayElement.ts';
import type { ErrorDetail } from './drawnElement.ts';

export { ShangyuanChart, ShangyuanDay, type ChartDetail, type DayDetail, type ErrorDetail };

declare global {
  interface HTMLElementTagNameMap {
    'shangyuan-chart': ShangyuanChart;
    'shangyuan-day': ShangyuanDay;
  }
}

const ELEMENTS = { 'shangyuan-chart': ShangyuanChart, 'shangyuan-day': ShangyuanDay };

// Not where there is no document; and a page may load the file twice.
if (typeof customElements !== 'undefined')
  for (const [name, element] of Object.entries(ELEMENTS))
    if (customElements.get(name) === undefined) customElements.define(name, element);
