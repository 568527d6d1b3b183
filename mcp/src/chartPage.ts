/**
 * The chart as an MCP App (specification of 2026-01-26): a page by `ui://` that a host shows with the result of `cast_chart`, and
 * what the page draws, as attributes of `<shangyuan-chart>`. The page is `embed/src/hostView.ts`.
 */
import type { Resource as ListedResource } from '@modelcontextprotocol/sdk/types.js';
import { changedRules } from '@shangyuan/cli';
import { isLunarBirth, type Chart } from '@shangyuan/engine/chart';
import { both } from './inputs.ts';

const URI = 'ui://shangyuan/chart';
const MIME_TYPE = 'text/html;profile=mcp-app';
/** Name in `_meta` of a result. */
const META = 'shangyuan/chart';

/** `_meta` of a tool whose result the page shows. */
export const CHART_TOOL_META = { ui: { resourceUri: URI } };

/** The page as it is listed. It loads nothing, so the default policy of hosts is enough; it has its own border. */
export const CHART_RESOURCE: ListedResource = {
  uri: URI,
  name: 'chart-page',
  title: both('细盘', 'The chart'),
  description: both('四柱、藏干、纳音与大运的图', 'pillars, hidden stems, nayin and luck as a picture'),
  mimeType: MIME_TYPE,
  _meta: { ui: { prefersBorder: false } },
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Rules for the page. A birth by its 时辰 is drawn at the clock of that, which no rule may move. */
function rulesTextOf({ rules, time }: Chart): string {
  const changed = { ...changedRules(rules), ...(time.clockUsed === 'given' && { clock: 'wall' }) };
  return Object.entries(changed)
    .map((pair) => pair.join('='))
    .join(' ');
}

/**
 * `_meta` of a result with a chart: what the page needs to draw it.
 *
 * @param place its name; null where a zone was given
 */
export function chartMeta(chart: Chart, place: string | null): Readonly<Record<string, unknown>> {
  const { birth } = chart;
  const { zone, longitudeDeg, latitudeDeg, hour } = birth;
  const isLunar = isLunarBirth(birth);
  const when = isLunar ? birth.lunar : birth.civil;
  const date = `${String(when.year).padStart(4, '0')}-${two(when.month)}-${two(when.day)}`;
  const clock = hour === 'unknown' ? '' : ` ${two(when.hour)}:${two(when.minute)}:${two(when.second ?? 0)}`;
  const rules = rulesTextOf(chart);
  return {
    [META]: {
      birth: date + clock,
      ...(isLunar && { calendar: 'lunar', ...(birth.lunar.isLeap && { leap: '' }) }),
      ...(zone !== undefined && { zone }),
      ...(longitudeDeg !== undefined && { longitude: longitudeDeg.toFixed(4) }),
      ...(latitudeDeg !== undefined && { latitude: latitudeDeg.toFixed(4) }),
      ...(place !== null && { place }),
      sex: chart.sex,
      ...(rules !== '' && { rules }),
    },
  };
}
