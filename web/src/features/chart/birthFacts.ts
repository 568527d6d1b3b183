/**
 * When a person was born, in a few words: in both calendars, with the deciding clock beside the typed one.
 */
import { isDated, type AnyChart } from '@shangyuan/engine/chart';
import { decidingClock, lunarBirthText } from '@shangyuan/reading/time';
import { clockText, formatDate } from '../../lib/words/dateText.ts';

/** 1990-06-15 14:30 → 12:26 真太阳时, 农历五月廿三; 四柱 for a chart known only by its pillars. */
export function birthFacts(chart: AnyChart): readonly string[] {
  if (!isDated(chart)) return ['四柱'];
  const { civil } = chart.time;
  const words = lunarBirthText(chart);
  const lunar = words === null ? [] : [words];
  if (chart.pillars.hour === null) return [`${formatDate(civil)} 时辰不详`, ...lunar];
  const deciding = decidingClock(chart.time);
  const clock = deciding === null ? '' : ` → ${deciding.text} ${deciding.name}`;
  return [`${formatDate(civil)} ${clockText(civil)}${clock}`, ...lunar];
}
