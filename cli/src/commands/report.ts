/**
 * `report`: the whole report of a chart, or one of its sections.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { reportOf, textOf as sectionText, type Depth } from '@shangyuan/reading/report';
import type { OfBirth } from '../command.ts';
import { UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
import { readAnswers } from '../input/answers.ts';
import { readDate } from '../input/date.ts';
import { readWholeNumber } from '../input/numbers.ts';
import { readYears } from '../input/years.ts';
import { text } from '../language.ts';
import { lines, title } from '../output/blocks.ts';
import { headLine, headOf } from './chart.ts';

const DEPTHS: Readonly<Record<string, Depth>> = { short: '一句话', plain: '通俗', expert: '专业' };

export const ofBirth: OfBirth = ({ birth, rules }, { flags, io }) => {
  const chart = castChart(birth, rules, HISTORY);
  const on = textOf(flags, 'on');
  const years = readYears(flags);
  const monthsOf = textOf(flags, 'monthsOf');
  const report = reportOf(chart, analyseChart(chart), {
    today: on === undefined ? io.today : readDate(on, io.today),
    answers: readAnswers(flags),
    ...(years !== null && { years }),
    ...(monthsOf !== undefined && { monthsOf: readWholeNumber(monthsOf, text('年份', 'year'), 1, 9999) }),
  });
  const depth = DEPTHS[textOf(flags, 'depth') ?? 'plain'] ?? '通俗';
  const chosen = textOf(flags, 'section');
  const sections = report.sections.filter(
    ({ id, title: name }) => chosen === undefined || [id, name].includes(chosen),
  );
  if (sections.length === 0) {
    const known = report.sections.map(({ id }) => id).join(' ');
    throw new UsageError(
      text(`没有章节 ${chosen}；有：${known}`, `no section ${chosen}; there are: ${known}`),
    );
  }
  const written = sections.map((section) => ({
    id: section.id,
    title: section.title,
    paragraphs: sectionText(section, depth),
    notes: section.notes,
  }));
  return {
    record: {
      ...headOf(chart),
      depth,
      sections: written,
      notes: report.notes,
      disclaimer: report.disclaimer,
    },
    blocks: () => [
      title(headLine(chart)),
      ...written.flatMap((section) => [title(section.title), lines(...section.paragraphs, ...section.notes)]),
      lines(...report.notes, report.disclaimer),
    ],
  };
};
