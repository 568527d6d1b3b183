/**
 * 候选时辰 and 校时: the hours a birth may have had, side by side and ordered by what is answered about the life lived.
 */
import { hourReadingsOf, type HourAnswers, type HourReading } from '@shangyuan/engine/analysis';
import type { ChartRulesInput, DatedBirth } from '@shangyuan/engine/chart';
import { HOUR_LIMITS, HOUR_QUESTION_TEXTS } from '@shangyuan/reading/chart';
import { useMemo, useState, type ReactNode } from 'react';
import type { HourCandidate } from '../../lib/cases/caseRecord.ts';
import { useEngine, yearOfBirth } from '../../lib/engine/engineOf.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Check, Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { Inline, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './HourFinder.module.css';
import { hourRows, type HourRow } from './hourFinderView.ts';
import { hourKey, hourName, isSameHour } from './hours.ts';

interface HourFinderProps {
  readonly birth: DatedBirth;
  readonly rules: ChartRulesInput;
  readonly candidates: readonly HourCandidate[];
  readonly onChange: (candidates: readonly HourCandidate[]) => void;
  /** Takes an hour as that of the birth. */
  readonly onUse: (hour: HourCandidate) => void;
  /** The hours in the order of what is remembered, each below its head. */
  readonly drawPast: (hours: readonly NamedReading[], head: (key: string) => ReactNode) => ReactNode;
}

/** The chart of an hour, with its key and its name. */
export interface NamedReading extends HourReading {
  readonly key: string;
  readonly name: string;
}

const WAYS = [
  { value: 'answers', text: '按问答' },
  { value: 'past', text: '用往事来比' },
] as const;

export function HourFinder({ birth, rules, candidates, onChange, onUse, drawPast }: HourFinderProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('answers');
  const [answers, setAnswers] = useState<HourAnswers>({});
  const loaded = useEngine(yearOfBirth(birth), birth.zone);
  const hours = useMemo(
    () =>
      loaded.state === 'ready'
        ? hourReadingsOf(birth, rules, undefined, loaded.value).map((hour) => ({
            ...hour,
            key: hourKey(hour),
            name: hourName(hour),
          }))
        : [],
    [loaded, birth, rules],
  );
  if (loaded.state === 'loading') return <Skeleton />;
  if (loaded.state === 'failed') return <ErrorState>历表没有加载成功，请联网后重试</ErrorState>;
  const rows = hourRows(hours, answers);
  const answer = (question: keyof HourAnswers, value: string): void => {
    const { [question]: before, ...others } = answers;
    setAnswers(before === value ? others : { ...others, [question]: value });
  };
  const toggle = ({ branch, isLateZi }: HourRow): void => {
    const others = candidates.filter((hour) => !isSameHour(hour, { branch, isLateZi }));
    onChange(others.length < candidates.length ? others : [...candidates, { branch, isLateZi }]);
  };
  const drawHead = (row: HourRow) => (
    <Inline wrap gap={2} align="center" className={styles.Head}>
      <Check isOn={candidates.some((hour) => isSameHour(hour, row))} onChange={() => toggle(row)}>
        <b>{row.name}</b> <GanzhiText>{row.pillar}</GanzhiText>
      </Check>
      {row.points !== null && <span>{row.points} 分</span>}
      <Button variant="plain" size="small" aria-label={`用${row.name}`} onClick={() => onUse(row)}>
        用此时
      </Button>
    </Inline>
  );
  const ways = <Segment label="凭什么比" options={WAYS} value={way} onChange={setWay} />;
  if (way === 'past') {
    const head = (key: string) =>
      hourRows(hours, {})
        .filter((row) => row.key === key)
        .map(drawHead);
    return (
      <Stack gap={3}>
        {ways}
        {drawPast(hours, head)}
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      {ways}
      <section aria-label="校时问题">
        {HOUR_QUESTION_TEXTS.map(({ question, text, choices }) => (
          <div key={question}>
            <Text as="h3" size="sub" weight="normal" tone="soft">
              {text}
            </Text>
            <ChipRow label={text}>
              {choices.map((choice) => (
                <Chip
                  key={choice.value}
                  isOn={answers[question] === choice.value}
                  onClick={() => answer(question, choice.value)}
                >
                  {choice.text}
                </Chip>
              ))}
            </ChipRow>
          </div>
        ))}
      </section>
      <Note align="start">{HOUR_LIMITS}</Note>
      <ul className={styles.Hours} aria-label="十三个时辰">
        {rows.map((row) => (
          <li key={row.key}>
            {drawHead(row)}
            <p>
              {row.strength} · {row.pattern} · 用神 <GanzhiText>{row.yong}</GanzhiText>
            </p>
            {row.reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
