/**
 * The days of a month worth marking into one's calendar: the personal calendar by the month, behind its gate.
 */
import type { PersonalDay } from '@shangyuan/engine/analysis';
import { jdnOf } from '@shangyuan/engine/time';
import type { PlannedMonth, PlannedYear } from '@shangyuan/reading/report/yearMonths';
import { saveCalendar } from '../features/agenda/saveCalendar.ts';
import { occasionsIn, type Occasion } from '../features/months/monthsView.ts';
import { loadPerson, type Person } from '../features/personal/person.ts';
import { caseName, type CaseRecord } from '../lib/cases/caseRecord.ts';
import { useResource } from '../lib/page/resource.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useDetailGate } from '../lib/wire/useDetailGate.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Inline, Text } from '../ui/kit/Kit.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { DayRows } from './DayRows.tsx';
import { daysToMark, savedMark } from './daysToMark.ts';
import styles from './MonthDays.module.css';

interface MonthDaysProps {
  readonly record: CaseRecord;
  /** An example is open to everyone. */
  readonly isExample: boolean;
  readonly year: PlannedYear;
  readonly month: PlannedMonth;
  readonly occasions: readonly Occasion[];
}

interface MonthsToSave {
  readonly months: readonly PlannedMonth[];
  readonly occasions: readonly Occasion[];
  readonly today: number;
  readonly stampMs: number;
}

/** Beginnings of months, their marked days, and what falls into them. */
function eventsOf(name: string, person: Person, { months, occasions, today, stampMs }: MonthsToSave) {
  return months.flatMap((month) => [
    {
      jdn: jdnOf(month.from),
      affair: `${name} ${month.ganzhi}月起：${month.pin ?? month.band}`,
      reasons: month.texts.join(''),
      stampMs,
    },
    ...daysToMark(person, month, today).map((day) => savedMark(person, day, stampMs)),
    ...occasionsIn(month, occasions).map(({ jdn, text }) => ({ jdn, affair: text, reasons: '', stampMs })),
  ]);
}

export function MonthDays({ record, isExample, year, month, occasions }: MonthDaysProps) {
  const { jdn: today } = useToday();
  const gate = useDetailGate('grl');
  const isPassed = gate.isPassed || isExample;
  const person = useResource({
    queryKey: ['monthsOf', record.id, record.pillars.join('')],
    queryFn: () => loadPerson(record),
    enabled: isPassed,
  });
  const daysOf = (found: Person): readonly PersonalDay[] => daysToMark(found, month, today);
  const save = (found: Person, months: readonly PlannedMonth[], name: string): void =>
    void saveCalendar(`${name}-${formatDate(month.from)}`, ({ dayEvents }) =>
      dayEvents(eventsOf(caseName(record), found, { months, occasions, today, stampMs: Date.now() })),
    );
  return (
    <Card isPadded={false}>
      <div className={styles.Head}>
        <SectionTitle>值得标记的日子</SectionTitle>
      </div>
      {isPassed ? (
        <WhenLoaded loaded={person} rows={3} failed="日子没有算出来，请重试">
          {(found) => {
            const days = daysOf(found);
            return (
              <>
                <DayRows
                  days={days.map((day) => ({
                    day,
                    ganzhi: day.ganzhi.name,
                    text: found.read(day).headline,
                    value: day.band,
                  }))}
                  empty={month.isPast ? '这个月已经过去。' : '这个月里没有特别要标记的日子，照常就好。'}
                />
                <Inline wrap gap={2} rowGap={2} justify="center" padX={4} padY={3}>
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() => save(found, year.months, `${year.year}年逐月`)}
                  >
                    全年存为日历文件
                  </Button>
                  <Button size="small" onClick={() => save(found, [month], month.name)}>
                    本月加入日历
                  </Button>
                </Inline>
              </>
            );
          }}
        </WhenLoaded>
      ) : (
        <Inline wrap gap={3} rowGap={2} align="center" justify="between" padX={4} padY={3}>
          <Text size="sub" tone="soft">
            按个人历挑出这个月最顺的三天
          </Text>
          <Button size="small" onClick={() => gate.pass(() => undefined)}>
            挑这月的日子
          </Button>
        </Inline>
      )}
    </Card>
  );
}
