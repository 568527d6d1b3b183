import type { PillarKey } from '@shangyuan/engine/chart';
import { jdnOf, weekdayOf, civilDateOf } from '@shangyuan/engine/time';
import { plannedYearOf } from '@shangyuan/reading/report/yearMonths';
import { lazy, Suspense, useMemo, useState } from 'react';
import { birthdaysView } from '../features/agenda/birthdayView.ts';
import { restsOf } from '../features/festivals/restsText.ts';
import { MonthCurve } from '../features/months/MonthCurve.tsx';
import { MonthsPaper } from '../features/months/MonthsPaper.tsx';
import {
  firstMonth,
  occasionsIn,
  openingYear,
  standingText,
  type Occasion,
} from '../features/months/monthsView.ts';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { frameOf } from '../features/report/reportView.ts';
import { ReportStrip } from '../features/report/ReportStrip.tsx';
import { caseName } from '../lib/cases/caseRecord.ts';
import { useCases } from '../lib/cases/deviceLists.ts';
import { useReaderAnswers } from '../lib/cases/readerAnswers.ts';
import type { ChartSource } from '../lib/cases/useChartSource.ts';
import { useBirthdayRules } from '../lib/device/birthdayRules.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useHolidays } from '../lib/time/holidayBook.ts';
import { useToday } from '../lib/time/useToday.ts';
import { holidayNote } from '../lib/words/holidayText.ts';
import { pillarsLine } from '../lib/words/pillarsText.ts';
import { shortWeekday } from '../lib/words/text.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Chip } from '../ui/controls/Choice.tsx';
import { ChipRow } from '../ui/controls/ChipRow.tsx';
import { DateStepper } from '../ui/controls/DateStepper.tsx';
import { WhyButton } from '../ui/controls/WhyButton.tsx';
import { Card, SectionTitle, SepLine } from '../ui/display/Card.tsx';
import { GanzhiText } from '../ui/display/GanzhiText.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { ReasonSheet } from '../ui/frames/ReasonSheet.tsx';
import { Inline, List, Stack, Text } from '../ui/kit/Kit.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { MonthDays } from './MonthDays.tsx';
import styles from './YearMonthsContent.module.css';

/** Rarely opened, so it loads on demand. */
const MonthsPicture = lazy(async () => ({
  default: (await import('../features/months/MonthsPicture.tsx')).MonthsPicture,
}));

interface YearMonthsContentProps {
  readonly source: ChartSource;
  /** Whether the year is being shared as a picture. */
  readonly isShared: boolean;
  /** It was shared, or left. */
  readonly onShared: () => void;
}

/** How far ahead a year can be chosen. */
const YEARS_AHEAD = 30;
/** First year of a chart without a date. */
const FIRST_YEAR = 1950;
const DAYS_OF_YEAR = 366;
const NONE: readonly PillarKey[] = [];

/** Holidays of a cycle year, which ends in February, and lunar birthdays of the cases of this device. */
function useOccasions(year: number): { readonly occasions: readonly Occasion[]; readonly note: string } {
  const book = useHolidays();
  const cases = useCases();
  const rules = useBirthdayRules();
  return useMemo(() => {
    const from = jdnOf({ year, month: 2, day: 1 });
    const rests = [year, year + 1].flatMap((each) => restsOf(book, each));
    const birthdays = birthdaysView(cases ?? [], from, rules).rows;
    const occasions = [
      ...rests.map(({ jdn, name, text, days }) => ({ jdn, text: `${name}放假 ${text}，共${days}天` })),
      ...birthdays
        .filter(({ jdn }) => jdn < from + DAYS_OF_YEAR)
        .map(({ jdn, name, born }) => {
          const { month, day } = civilDateOf(jdn);
          const weekday = shortWeekday(weekdayOf(jdn));
          return { jdn, text: `${month}月${day}日 ${weekday} ${name}生日（${born}）` };
        }),
    ];
    return { occasions, note: holidayNote(book, year) };
  }, [book, cases, rules, year]);
}

export function YearMonthsContent({ source, isShared, onShared }: YearMonthsContentProps) {
  const { record, chart, origin } = source;
  const go = useGo();
  const query = useQueryTexts();
  const { date } = useToday();
  const [answers] = useReaderAnswers(record);
  const { facts } = useMemo(() => frameOf(chart, date, answers), [chart, date, answers]);
  const first = facts.dated?.time.civil.year ?? FIRST_YEAR;
  const last = date.year + YEARS_AHEAD;
  const named = Number(query['year']);
  const number =
    Number.isInteger(named) && named >= first && named <= last ? named : openingYear(facts, first);
  const year = useMemo(() => plannedYearOf(facts, number), [facts, number]);
  const { occasions, note } = useOccasions(number);
  const [chosen, setChosen] = useState<{ readonly year: number; readonly index: number } | null>(null);
  const [isWhyOpen, setIsWhyOpen] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const index = chosen?.year === number ? chosen.index : firstMonth(year);
  const choose = (next: number): void => setChosen({ year: number, index: next });
  const month = year.months[index];
  const here = month === undefined ? [] : occasionsIn(month, occasions);
  const step = (by: 1 | -1) =>
    number + by < first || number + by > last ? null : () => go.query({ year: String(number + by) });
  if (month === undefined) return null;
  return (
    <>
      <MonthsPaper
        head={[`${caseName(record)} ${chart.sex} 流年逐月`, pillarsLine(chart.pillars)]}
        year={year}
        occasions={occasions}
      />
      <div className={styles.Screen}>
        <ReportStrip
          record={record}
          chart={chart}
          lit={NONE}
          action="换人"
          onAction={() => setIsPicking(true)}
        />
        <PageBody>
          {query['year'] !== undefined && number !== named && (
            <FormError>
              地址里的「{query['year']}」不在 {first} 到 {last} 年里，先看 {number} 年
            </FormError>
          )}
          <DateStepper unit="年" onBack={step(-1)} onForward={step(1)}>
            <Stack as="span" align="center">
              <Text face="serif" weight="bold" size="display" leading="snug">
                {number} <GanzhiText>{year.ganzhi}</GanzhiText>
              </Text>
              <Text face="sans" weight="normal" size="sub" tone="soft">
                <SepLine facts={[...year.facts, `全年${year.band}`]} />
              </Text>
            </Stack>
          </DateStepper>
          <Inline wrap gap={2} align="center" justify="center" size="sub" tone="soft">
            <span>{standingText(year, facts)}</span>
            {number !== facts.luckDay.year && facts.luckDay.year >= first && (
              <Button variant="plain" size="small" onClick={() => go.query({ year: undefined })}>
                看今年
              </Button>
            )}
          </Inline>
          <Columns>
            <Column>
              <Card>
                <MonthCurve year={year} chosen={index} onChoose={(choice) => choose(choice.index)} />
              </Card>
              <ChipRow label="最顺与最紧的月份">
                {year.months.map(({ name, pin, ganzhi }, i) =>
                  pin === null ? null : (
                    <Chip key={ganzhi} isOn={i === index} onClick={() => choose(i)}>
                      {pin} {name}
                    </Chip>
                  ),
                )}
              </ChipRow>
            </Column>
            <Column>
              <Card aria-label="这个月">
                <Inline wrap gap={3} align="center" justify="between">
                  <Inline gap={3} align="center">
                    <Text size="display">
                      <GanzhiText>{month.ganzhi}</GanzhiText>
                    </Text>
                    <Stack>
                      <Text as="h2" face="serif" size="h2" weight="bold">
                        {month.name}
                      </Text>
                      <Text size="cell" tone="soft">
                        {month.span}
                      </Text>
                    </Stack>
                  </Inline>
                  <Text face="serif" weight="bold" tone="accent">
                    {month.band}
                  </Text>
                </Inline>
                <Text as="p" top={3} leading="prose" aria-live="polite">
                  {month.isPast && '（这个月已经过去）'}
                  {month.texts.join('')}
                </Text>
                <Text as="p" top={1} size="cell" tone="soft">
                  <SepLine facts={[...month.chips]} />
                </Text>
                <WhyButton of={month.name} onClick={() => setIsWhyOpen(true)}>
                  为什么
                </WhyButton>
              </Card>
              <Card>
                <SectionTitle>这个月里</SectionTitle>
                {here.length === 0 ? (
                  <Text as="p" top={2} size="sub" tone="soft">
                    没有放假，也没有亲友的农历生日。
                  </Text>
                ) : (
                  <List ruled top={2}>
                    {here.map(({ jdn, text }) => (
                      <Text as="li" block padY={2} key={`${jdn}${text}`}>
                        {text}
                      </Text>
                    ))}
                  </List>
                )}
                {note !== '' && <Note align="start">{note}</Note>}
              </Card>
              <MonthDays
                key={record.id}
                record={record}
                isExample={origin === 'example'}
                year={year}
                month={month}
                occasions={occasions}
              />
            </Column>
          </Columns>
          <Disclaimer />
        </PageBody>
      </div>
      {isShared && (
        <Suspense>
          <MonthsPicture year={year} pillars={pillarsLine(chart.pillars)} onClose={onShared} />
        </Suspense>
      )}
      {isWhyOpen && (
        <ReasonSheet
          title={`${number}年${month.name} ${month.ganzhi}`}
          reason={{
            meanings: [{ name: '', text: month.texts.join('') }],
            steps: month.steps,
            source: month.source,
          }}
          onClose={() => setIsWhyOpen(false)}
        />
      )}
      {isPicking && (
        <PickCaseSheet
          title="看谁的流年"
          onClose={() => setIsPicking(false)}
          onPick={({ record: { id } }) => {
            setIsPicking(false);
            go.to('yearMonths', { id, year: String(number) }, { replace: true });
          }}
        />
      )}
    </>
  );
}
