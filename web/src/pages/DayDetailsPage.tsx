import { ALMANAC_PRESETS, almanacHours, type AlmanacPreset } from '@shangyuan/engine/almanac';
import { jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { DayPanel } from '../features/dayPanel/DayPanel.tsx';
import { AnswerCard } from '../features/picking/AnswerCard.tsx';
import {
  faultText,
  formatHoursQuestion,
  parseDay,
  parseDaysQuestion,
  type DaysQuestion,
} from '../features/picking/pickQuery.ts';
import { useSavedDays } from '../lib/device/savedDays.ts';
import { useSettings } from '../lib/device/settings.ts';
import { DAY, type DayEngine } from '../lib/engine/dayDoor.ts';
import { useEngine } from '../lib/engine/engineOf.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { dateTurns } from '../lib/time/dateTurns.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { pad } from '../lib/words/text.ts';
import { Button } from '../ui/controls/Button.tsx';
import { DateStepper } from '../ui/controls/DateStepper.tsx';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/States.tsx';
import styles from './DayDetailsPage.module.css';

/** 日详情: a day, and where it was picked for something what the answer says of it. */
export default function DayDetailsPage() {
  const query = useQueryTexts();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const date = parseDay(query);
  if (date === null) return <WrongAddress text={faultText('date')} />;
  const asked = query['affair'] === undefined ? null : parseDaysQuestion(query, { date, preset });
  if (asked !== null && !asked.ok) return <WrongAddress text={faultText(asked.fault)} />;
  return (
    <FlagGate flag="is_show_lucky_day" title="日详情">
      <PageShell title={formatDate(date)}>
        <Details date={date} question={asked?.value ?? null} />
      </PageShell>
    </FlagGate>
  );
}

function WrongAddress({ text }: { readonly text: string }) {
  const go = useGo();
  const leave = () => go.to('pickDay', {}, { replace: true });
  return (
    <PageShell title="日详情">
      <PageBody>
        <EmptyState action={<Button onClick={leave}>去择日</Button>}>{text}</EmptyState>
      </PageBody>
    </PageShell>
  );
}

interface DetailsProps {
  readonly date: CivilDate;
  /** What the day was picked for; null where it is looked at for itself. */
  readonly question: DaysQuestion | null;
}

function Details({ date, question }: DetailsProps) {
  const engine = useEngine(date.year, DAY);
  if (engine.state === 'loading') return <Skeleton />;
  if (engine.state === 'failed')
    return <ErrorState onRetry={() => location.reload()}>历表没有加载成功</ErrorState>;
  return <Day date={date} question={question} engine={engine.value} />;
}

function Day({ date, question, engine }: DetailsProps & { readonly engine: DayEngine }) {
  const go = useGo();
  const query = useQueryTexts();
  const { almanacPreset, set } = useSettings();
  const { jdns, toggle } = useSavedDays();
  const preset = question?.preset ?? presetOf(almanacPreset);
  const jdn = jdnOf(date);
  const turns = dateTurns(date, (text) => go.to('dayDetails', { ...query, date: text }, { replace: true }));
  const handlePreset = (name: AlmanacPreset) => {
    set({ almanacPreset: name });
    if (question !== null) go.to('dayDetails', { ...query, preset: name }, { replace: true });
  };
  const hours =
    question === null
      ? { date: formatDate(date) }
      : formatHoursQuestion({ affair: question.affair, date, people: question.people, preset });
  return (
    <PageBody>
      <DateStepper {...turns}>{formatDate(date)}</DateStepper>
      {question !== null && <AnswerCard question={question} jdn={jdn} />}
      <DayPanel
        day={engine.almanacDay(date, ALMANAC_PRESETS[preset])}
        preset={preset}
        onPreset={handlePreset}
      />
      <GoodHours date={date} preset={preset} />
      <Card isPadded={false}>
        <Rows>
          <LinkRow page="pickHour" query={hours} label="选时" />
          <LinkRow page="hours" query={{ date: formatDate(date) }} label="当日时辰" />
        </Rows>
      </Card>
      <Button variant="secondary" size="small" onClick={() => toggle(jdn)}>
        {jdns.includes(jdn) ? '取消收藏' : '收藏这一天'}
      </Button>
      <Disclaimer />
    </PageBody>
  );
}

function GoodHours({ date, preset }: { readonly date: CivilDate; readonly preset: AlmanacPreset }) {
  const { rows } = almanacHours(date, ALMANAC_PRESETS[preset]);
  const good = rows.filter(({ band }) => band === '大吉' || band === '吉');
  return (
    <Card>
      <SectionTitle>吉时</SectionTitle>
      <p className={styles.Hours}>
        {good.map((row) => `${row.label}（${pad(row.startHour)}时起，${row.band}）`).join('、') ||
          '这一天没有吉时'}
      </p>
    </Card>
  );
}
