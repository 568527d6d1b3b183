/**
 * `terms 2026`: the 24 solar terms of a year, to the second.
 */
import { solarTermsOfYear } from '@shangyuan/engine/astronomy';
import { HISTORY } from '@shangyuan/engine/history';
import { englishName } from '@shangyuan/engine/names';
import { formatInstant } from '@shangyuan/engine/time';
import { termReading } from '@shangyuan/reading/dayFact';
import type { Run } from '../command.ts';
import { textOf } from '../flagValues.ts';
import { readWholeNumber } from '../input/numbers.ts';
import { readZone } from '../input/zone.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';

export const run: Run = ({ args, flags, language, say }) => {
  const year = readWholeNumber(args[0] ?? '', text('年份', 'year'), 1, 9999);
  const typed = textOf(flags, 'zone');
  const zone = typed === undefined ? undefined : readZone(typed);
  const terms = solarTermsOfYear(year).map((term) => ({
    name: term.name,
    time: formatInstant(term.epochMs, zone, HISTORY),
    utc: new Date(Math.round(term.epochMs / 1000) * 1000).toISOString().replace('.000Z', 'Z'),
    ...(flags['why'] === true && { why: termReading(term, HISTORY) }),
  }));
  return {
    record: { year, zone: zone ?? 'UTC+8', terms },
    blocks: () => [
      title(`${year} ${say(text('节气', 'solar terms'))} · ${zone ?? 'UTC+8'}`),
      table(
        null,
        terms.map(({ name, time }) =>
          language === 'en' ? [name, englishName(name) ?? '', time] : [name, time],
        ),
      ),
      ...terms.flatMap(({ name, why }) =>
        why === undefined ? [] : [title(name), lines(why.meaning, ...why.steps, why.sources.join('；'))],
      ),
    ],
  };
};
