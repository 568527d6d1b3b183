/**
 * `compare`: two births beside each other.
 */
import { analyseChart, HEPAN_MODES, type HepanMode } from '@shangyuan/engine/analysis';
import { castChart, type Chart } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { hepanReasonText, hepanReportOf, itemTitle, textOfHepan } from '@shangyuan/reading/hepan';
import type { Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
import { birthReader } from '../input/birth.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';
import { headLine, headOf } from './chart.ts';

export const run: Run = async ({ args, flags, io, say }) => {
  const mode = textOf(flags, 'kind') as HepanMode | undefined;
  if (mode === undefined)
    throw new UsageError(
      text(
        `缺少关系：加 --kind，可用 ${HEPAN_MODES.join(' ')}`,
        `missing relation: add --kind, one of ${HEPAN_MODES.join(' ')}`,
      ),
    );
  const read = await birthReader(flags);
  const chartOf = (line: string): Chart => {
    const { birth, rules } = read(line, flags);
    return castChart(birth, rules, HISTORY);
  };
  const [a, b] = [chartOf(args[0] ?? ''), chartOf(args[1] ?? '')];
  const report = hepanReportOf(
    { chart: a, analysis: analyseChart(a), name: '甲' },
    { chart: b, analysis: analyseChart(b), name: '乙' },
    { mode, today: io.today },
  );
  const { comparison, headline, points, confidence, sections, notes, disclaimer, names } = report;
  const items = comparison.items.map(({ key, score, weight, why, source }) => ({
    key,
    title: itemTitle(key, mode),
    score,
    weight,
    ...(flags['why'] === true && {
      why: why.map((reason) => hepanReasonText(reason, names, mode).sentence),
      source,
    }),
  }));
  const written = sections.map((section) => ({
    id: section.id,
    title: section.title,
    paragraphs: textOfHepan(section, '通俗'),
  }));
  return {
    record: {
      mode,
      a: headOf(a),
      b: headOf(b),
      headline,
      points,
      confidence,
      items,
      sections: written,
      notes,
      disclaimer,
    },
    blocks: () => [
      title(`甲 ${headLine(a)}`),
      title(`乙 ${headLine(b)}`),
      ...(headline === null ? [] : [lines(headline)]),
      table(
        [say(text('项', 'item')), say(text('分', 'score')), say(text('权重', 'weight'))],
        items.map((item) => [item.title, String(item.score), `${item.weight}%`]),
      ),
      ...items.flatMap(({ title: name, why, source }) =>
        why === undefined ? [] : [title(name), lines(...why, source ?? '')],
      ),
      ...written.flatMap((section) => [title(section.title), lines(...section.paragraphs)]),
      lines(...notes, disclaimer),
    ],
  };
};
