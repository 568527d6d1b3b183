/**
 * `ask --question`: a question about a chart, its conclusion first.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import {
  ASK_KINDS,
  askAnswerOf,
  askLines,
  spanByDefault,
  understandQuestion,
  type AskKind,
} from '@shangyuan/reading/ask';
import { reportFactsOf } from '@shangyuan/reading/report';
import type { OfBirth } from '../command.ts';
import { UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
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

export const ofBirth: OfBirth = ({ birth, rules }, { flags, io }) => {
  const typed = textOf(flags, 'question');
  if (typed === undefined)
    throw new UsageError(
      text('缺少问题：加 --question 今年适合换工作吗', 'missing question: add --question 今年适合换工作吗'),
    );
  const chart = castChart(birth, rules, HISTORY);
  const on = textOf(flags, 'on');
  const today = on === undefined ? io.today : readDate(on, io.today);
  const facts = reportFactsOf(chart, analyseChart(chart), { today });
  const { kinds, span } = understandQuestion(typed, today.year);
  const kind = kindOf(typed, kinds);
  const answer = askAnswerOf(facts, { kind, ...(span ?? spanByDefault(facts)) });
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
