import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { APPNAME } from '@shangyuan/contract';
import { affairOf, ALMANAC_PRESETS, almanacDay } from '@shangyuan/engine/almanac';
import { jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { lazy, Suspense, useState } from 'react';
import { reasonSentence } from '@shangyuan/reading/picking';
import { DayHead } from '../features/dayPanel/DayHead.tsx';
import { YijiCard } from '../features/dayPanel/YijiCard.tsx';
import { AnswerCard } from '../features/picking/AnswerCard.tsx';
import { saveDay } from '../features/agenda/saveDay.ts';
import { DayHours } from '../features/picking/DayHours.tsx';
import { daysAnswer } from '../features/picking/pickAnswer.ts';
import { formatDaysQuestion, formatHoursQuestion, type DaysQuestion } from '../features/picking/pickQuery.ts';
import { QuestionBar } from '../features/picking/PickResult.tsx';
import { dayOf, neighboursOf } from '../features/picking/pickView.ts';
import { useSavedDays } from '../lib/device/savedDays.ts';
import { useGo } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { dateTurns } from '../lib/time/dateTurns.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { DISCLAIMER } from '../lib/words/disclaimer.ts';
import { Button } from '../ui/controls/Button.tsx';
import { DateStepper } from '../ui/controls/DateStepper.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Card, Sep } from '../ui/display/Card.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { caretLeftIcon, caretRightIcon } from '../ui/tables/icons.ts';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { Grid, Inline, Small, Text } from '../ui/kit/Kit.tsx';
import styles from './DayDetailsPage.module.css';
import { DayLook } from './DayLook.tsx';

/** Rarely opened, so it loads on demand. */
const DayPictureSheet = lazy(async () => ({
  default: (await import('../features/picking/DayPictureSheet.tsx')).DayPictureSheet,
}));

interface PlainDayProps {
  readonly date: CivilDate;
  readonly engine: CalendarEngine;
}

/** A plain day, not picked for an affair. */
export function PlainDay({ date, engine }: PlainDayProps) {
  const go = useGo();
  const { jdns, toggle } = useSavedDays();
  const jdn = jdnOf(date);
  const turns = dateTurns(date, (next) => go.query({ date: next }));
  return (
    <PageBody>
      <DateStepper {...turns}>{formatDate(date)}</DateStepper>
      <DayLook date={date} engine={engine} />
      <Button variant="secondary" size="small" onClick={() => toggle(jdn)}>
        {jdns.includes(jdn) ? '取消收藏' : '收藏这一天'}
      </Button>
      <Disclaimer />
    </PageBody>
  );
}

interface PickedDayProps extends PlainDayProps {
  readonly title: string;
  readonly question: DaysQuestion;
}

/** A day as the answer to a question: verdict, reasons, hours, what to avoid, the suitable days beside it. */
export function PickedDay({ title, date, question, engine }: PickedDayProps) {
  const go = useGo();
  const { jdns, toggle } = useSavedDays();
  const loaded = useResource(daysAnswer(question));
  const jdn = jdnOf(date);
  const text = formatDate(date);
  const address = formatDaysQuestion(question);
  const { affair, people, preset } = question;
  const { name } = affairOf(affair);
  const day = almanacDay(date, ALMANAC_PRESETS[preset], engine);
  const answer = loaded.state === 'ready' ? dayOf(loaded.value, jdn) : null;
  const beside = loaded.state === 'ready' ? neighboursOf(loaded.value, jdn) : null;
  const openDay = (other: CivilDate) => go.query({ date: formatDate(other) });
  const saveFile = () => {
    const reasons = answer?.kind === 'candidate' ? answer.candidate.reasons.map(reasonSentence).join('') : '';
    void saveDay({ date, affair: name, reasons });
  };
  const [isSharing, setSharing] = useState(false);
  return (
    <PageShell
      title={title}
      isWide
      dock={
        <Inline wrap gap={3} rowGap={2} className={styles.Dock}>
          <Button variant="secondary" onClick={() => toggle(jdn, name)}>
            {jdns.includes(jdn) ? '取消收藏' : '收藏'}
          </Button>
          <Button
            variant="secondary"
            disabled={answer?.kind !== 'candidate'}
            onClick={() => setSharing(true)}
          >
            分享
          </Button>
          <Button onClick={saveFile}>加入日历</Button>
        </Inline>
      }
    >
      <QuestionBar question={question} onEdit={() => go.to('pickDay', { ...address, edit: '1' })} />
      <PageBody>
        <Columns>
          <Column>
            <Grid gap={4} padY={4} padX={4} className={styles.Picture}>
              <DayHead day={day}>
                {name}
                <Sep />
                {title}
              </DayHead>
              {answer !== null && <AnswerCard day={answer} affair={name} />}
              <Small textAlign="center" tone="faint">
                {APPNAME} · {DISCLAIMER}
              </Small>
            </Grid>
            {loaded.state === 'loading' && <Skeleton />}
            {loaded.state === 'failed' && <ErrorState onRetry={loaded.retry}>没有算出来，请重试</ErrorState>}
          </Column>
          <Column>
            {answer?.kind === 'candidate' && (
              <DayHours
                candidate={answer.candidate}
                date={text}
                hours={formatHoursQuestion({ affair, date, people, preset })}
              />
            )}
            <Card heading="当天的宜忌">
              <Text as="div" top={2}>
                <YijiCard day={day} />
              </Text>
            </Card>
            {beside !== null && (
              <Inline
                as="nav"
                gap={3}
                align="center"
                justify="between"
                size="cell"
                tone="faint"
                className={styles.Beside}
                aria-label="前后合适的日子"
              >
                <BesideButton day={beside.before} turn="before" onOpen={openDay} />
                <span>前后合适的日子</span>
                <BesideButton day={beside.after} turn="after" onOpen={openDay} />
              </Inline>
            )}
            <RowsCard>
              <LinkRow page="calendar" query={{ date: text }} label="当日黄历" />
            </RowsCard>
          </Column>
        </Columns>
        <Disclaimer>依据：{preset}。</Disclaimer>
      </PageBody>
      {isSharing && answer?.kind === 'candidate' && (
        <Suspense>
          <DayPictureSheet
            card={{ affair: name, day, candidate: answer.candidate }}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </PageShell>
  );
}

interface BesideButtonProps {
  readonly day: { readonly civil: CivilDate } | null;
  readonly turn: 'before' | 'after';
  readonly onOpen: (date: CivilDate) => void;
}

function BesideButton({ day, turn, onOpen }: BesideButtonProps) {
  if (day === null) return <span>没有了</span>;
  return (
    <button type="button" onClick={() => onOpen(day.civil)}>
      {turn === 'before' && <Icon of={caretLeftIcon} size={0.75} />}
      {day.civil.month}月{day.civil.day}日{turn === 'after' && <Icon of={caretRightIcon} size={0.75} />}
    </button>
  );
}
