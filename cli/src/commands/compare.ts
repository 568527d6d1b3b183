/**
 * `compare`: two births beside each other, or the two of every row of a file.
 */
import { analyseChart, HEPAN_MODES, type HepanMode } from '@shangyuan/engine/analysis';
import { castChart, type AnyChart } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { hepanReasonText, hepanReportOf, itemTitle, textOfHepan } from '@shangyuan/reading/hepan';
import type { Answer, Call, OfRow, Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
import { birthReader, placeByDefault, type ReadBirth } from '../input/birth.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';
import { headLine, headOf } from './chart.ts';

function compare([first, second]: readonly [string, string], read: ReadBirth, call: Call): Answer {
  const { flags, io, say } = call;
  const mode = textOf(flags, 'kind') as HepanMode | undefined;
  if (mode === undefined)
    throw new UsageError(
      text(
        `缺少关系：加 --kind，可用 ${HEPAN_MODES.join(' ')}`,
        `missing relation: add --kind, one of ${HEPAN_MODES.join(' ')}`,
      ),
    );
  const chartOf = (line: string): AnyChart => {
    const { birth, rules } = read(line, placeByDefault(flags));
    return castChart(birth, rules, HISTORY);
  };
  const [a, b] = [chartOf(first), chartOf(second)];
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
}

export const run: Run = async (call) => {
  const [first, second] = call.args;
  if (first === undefined || second === undefined)
    throw new UsageError(
      text(
        '要两个生辰，各写在引号里；成批用 --file，每行两个',
        'expected two births, each in quotes; for a batch use --file, two in a row',
      ),
    );
  return compare([first, second], await birthReader(call.flags), call);
};

export const ofRow: OfRow = ({ pair }, read, call) => {
  if (pair === null)
    throw new UsageError(
      text(
        '这一行不是两个生辰：要 甲、乙 两列，或一行两格',
        'not two births: expected columns first and second, or two cells in a row',
      ),
    );
  return compare(pair, read, call);
};
