/**
 * `ask --question`: a question about a chart, its conclusion first.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import type { Chart } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import {
  ASK_KINDS,
  ASK_MATTERS,
  askAnswerOf,
  askLines,
  spanByDefault,
  understandQuestion,
  type AskKind,
} from '@shangyuan/reading/ask';
import { reportFactsOf, type ReportFacts } from '@shangyuan/reading/report';
import type { OfBirth } from '../command.ts';
import { UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
import { castDated, type Subject } from '../input/birth.ts';
import { readDate } from '../input/date.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';
import { headLine, headOf } from './chart.ts';

/** The one kind that a question is of. @throws UsageError where it is none, or several */
function kindOf(typed: string, kinds: readonly AskKind[]): AskKind {
  const [kind, another] = kinds;
  if (kind !== undefined && another === undefined) return kind;
  const list = (kinds.length === 0 ? ASK_KINDS : kinds).join(' ');
  throw new UsageError(
    kinds.length === 0
      ? text(
          `「${typed}」问的是哪一类？能答：${list}`,
          `which kind of question is "${typed}"? These are answered: ${list}`,
        )
      : text(`「${typed}」一次只问一件：${list}`, `"${typed}" asks several things, ask one: ${list}`),
  );
}

/** The chart of a person, with what an answer is read from. */
function factsOf(subject: Subject, today: CivilDate): { readonly chart: Chart; readonly facts: ReportFacts } {
  const chart = castDated(subject);
  return { chart, facts: reportFactsOf(chart, analyseChart(chart), { today }) };
}

export const ofBirth: OfBirth = (subject, { flags, io }, read) => {
  const typed = textOf(flags, 'question');
  if (typed === undefined)
    throw new UsageError(
      text('缺少问题：加 --question 今年适合换工作吗', 'missing question: add --question 今年适合换工作吗'),
    );
  const on = textOf(flags, 'on');
  const today = on === undefined ? io.today : readDate(on, io.today);
  const { chart, facts } = factsOf(subject, today);
  const { kinds, span } = understandQuestion(typed, today.year);
  const kind = kindOf(typed, kinds);
  const second = textOf(flags, 'with');
  if (second !== undefined && ASK_MATTERS[kind].pair === null)
    throw new UsageError(
      text(`「${kind}」不看第二个人，去掉 --with`, `"${kind}" is about one person, leave out --with`),
    );
  const other = second === undefined ? null : { facts: factsOf(read(second, {}), today).facts, name: '对方' };
  const answer = askAnswerOf(facts, { kind, other, ...(span ?? spanByDefault(facts)) });
  if (answer === null)
    throw new UsageError(
      text(`以这个年龄，「${kind}」不作答`, `"${kind}" is not answered for a person of this age`),
    );
  return {
    record: { ...headOf(chart), question: typed, answer },
    blocks: () => [
      title(headLine(chart)),
      lines(...askLines(answer)),
      table(
        ['月', '干支', '', ''],
        answer.months.map(({ name, ganzhi, span: days, stance }) => [name, ganzhi, stance, days]),
      ),
    ],
  };
};
