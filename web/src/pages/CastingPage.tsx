import { useState } from 'react';
import { PICKER_YEARS } from '@shangyuan/contract';
import type { Sex } from '@shangyuan/engine/chart';
import { ganzhiOf } from '@shangyuan/engine/ganzhi';
import { BirthForm } from '../features/birth/BirthForm.tsx';
import { CALENDARS, isSexed } from '../features/birth/birthForm.ts';
import { castingOf } from '../features/birth/castingOf.ts';
import { useDraft } from '../features/birth/draft.ts';
import { EditBirth } from '../features/birth/EditBirth.tsx';
import { foundTimes, type FoundTime } from '../features/birth/foundTimes.ts';
import { SexPills } from '../features/birth/SexPills.tsx';
import {
  formatPillars,
  parsePillarsText,
  pillarNames,
  type ChosenPillars,
} from '../features/birth/chosenPillars.ts';
import { PillarsPicker } from '../features/birth/PillarsPicker.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { findPlace } from '../features/region/findPlace.ts';
import { PlaceSheet } from '../features/region/PlaceSheet.tsx';
import { caseToEdit } from '../lib/cases/deviceLists.ts';
import { sexOfQuery } from '../lib/cases/useChartSource.ts';
import { useCalendar } from '../lib/engine/calendarOf.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { useSettings } from '../lib/device/settings.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { PillarsText } from '../ui/display/GanzhiText.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ActionRow, Rows } from '../ui/controls/Rows.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/States.tsx';
import { Inline, Text } from '../ui/kit/Kit.tsx';
import styles from './CastingPage.module.css';
import { useCasting } from '../features/cases/useCasting.ts';

const TABS = [
  { value: 'date', text: '按日期' },
  { value: 'pillars', text: '按四柱' },
] as const;
const RANGES = [
  { value: 'simple', text: '快速 1902-2037' },
  { value: 'solar', text: '完整 1925-2099' },
] as const;

/** 八字排盘: the full form, and from pillars to dates. */
export default function CastingPage() {
  const { tab, id } = useQueryTexts();
  const go = useGo();
  if (id !== undefined) return <EditCase key={id} id={id} />;
  const selected = tab === 'pillars' ? 'pillars' : 'date';
  return (
    <PageShell title="八字排盘">
      <PageBody>
        <Segment
          label="录入方式"
          options={TABS}
          value={selected}
          onChange={(next) => go.to('casting', { tab: next }, { replace: true })}
        />
        {selected === 'date' ? <ByDate /> : <ByPillars />}
      </PageBody>
    </PageShell>
  );
}

/** 修改生辰: the same page, filled from a saved case. */
function EditCase({ id }: { readonly id: string }) {
  const go = useGo();
  const loaded = useResource(caseToEdit(id));
  return (
    <PageShell title="修改生辰">
      <PageBody>
        {loaded.state === 'loading' && <Skeleton />}
        {loaded.state === 'failed' && <ErrorState onRetry={loaded.retry}>记录没有读出来</ErrorState>}
        {loaded.state === 'ready' && loaded.value === null && (
          <EmptyState action={<Button onClick={() => go.back()}>返回</Button>}>记录不存在或已删除</EmptyState>
        )}
        {loaded.state === 'ready' && loaded.value !== null && (
          <EditBirth
            record={loaded.value}
            placePicker={(props) => <PlaceSheet {...props} />}
            findPlace={findPlace}
            onSaved={() => go.back()}
          />
        )}
      </PageBody>
    </PageShell>
  );
}

function ByDate() {
  const cast = useCasting();
  const [form, setForm] = useDraft('home');
  const { rules, set } = useSettings();
  const [range, setRange] = useState<'simple' | 'solar'>('simple');
  const [sexRequests, setSexRequests] = useState(0);
  const handleCast = () => {
    if (isSexed(form)) void castingOf(form, rules).then(cast);
    else setSexRequests((count) => count + 1);
  };
  return (
    <>
      <Segment
        label="历法"
        options={CALENDARS}
        value={form.calendar}
        onChange={(calendar) => setForm({ ...form, calendar })}
      />
      <Segment label="年份范围" options={RANGES} value={range} onChange={setRange} />
      <BirthForm
        form={form}
        onChange={setForm}
        rules={rules}
        onRules={(next) => set({ rules: next })}
        years={PICKER_YEARS[range]}
        sexRequests={sexRequests}
        placePicker={(props) => <PlaceSheet {...props} />}
        findPlace={findPlace}
      />
      <Button onClick={handleCast}>开始排盘</Button>
      <QuotaHint feature="PaiPan" />
    </>
  );
}

const SEARCH_YEARS = { fromYear: PICKER_YEARS.helper.first, toYear: PICKER_YEARS.helper.last };
const WIDE_YEARS = { fromYear: 1645, toYear: 2500 };
/** 庚午 壬午 辛亥 乙未 to begin with. */
const FIRST: ChosenPillars = {
  year: ganzhiOf(6),
  month: ganzhiOf(18),
  day: ganzhiOf(47),
  hour: ganzhiOf(31),
};

function ByPillars() {
  const cast = useCasting();
  const go = useGo();
  const [, setDraft] = useDraft('home');
  const [form] = useDraft('home');
  const { rules } = useSettings();
  const query = useQueryTexts();
  const [pillars, setPillars] = useState(() => parsePillarsText(query['pillars'] ?? '') ?? FIRST);
  const [sex, setSex] = useState(() => sexOfQuery(query));
  const [sexRequests, setSexRequests] = useState(0);
  const [isWide, setIsWide] = useState(false);
  // The search is in the address, so that going back restores it and its dates.
  const setQuery = (next: { pillars?: ChosenPillars; sex?: Sex }) => {
    const { pillars: chosen = pillars, sex: person = sex } = next;
    setPillars(chosen);
    setSex(person);
    const query = {
      tab: 'pillars',
      pillars: formatPillars(pillarNames(chosen)),
      ...(person === null ? {} : { sex: person }),
    };
    go.to('casting', query, { replace: true });
  };
  const range = isWide ? WIDE_YEARS : SEARCH_YEARS;
  const engine = useCalendar(range.fromYear);
  const found =
    engine.state === 'ready'
      ? foundTimes(engine.value, pillars, range, {
          ...(rules.dayBoundary === undefined ? {} : { dayBoundary: rules.dayBoundary }),
          ...(rules.yearBoundary === undefined ? {} : { yearBoundary: rules.yearBoundary }),
          ...(rules.monthPillar === undefined ? {} : { monthPillar: rules.monthPillar }),
        })
      : null;
  const handleFound = ({ civil }: FoundTime) => {
    setDraft({
      ...form,
      calendar: 'solar',
      sex,
      civil,
      hour: pillars.hour === null ? 'unknown' : 'minute',
      // The search goes by the clocks of China; a place from another form would move the hour.
      place: null,
      isDstKept: false,
      utcOffsetMinutes: undefined,
    });
    go.to('casting', { tab: 'date' });
  };
  const handleCast = () => {
    if (sex === null) return setSexRequests((count) => count + 1);
    const birth = {
      pillars: pillarNames(pillars),
      sex,
      hour: pillars.hour === null ? ('unknown' as const) : ('shichen' as const),
    };
    void cast({ name: '', birth, place: null, rules });
  };
  return (
    <>
      <Card>
        <PillarsPicker pillars={pillars} onChange={(next) => setQuery({ pillars: next })} />
        <Inline wrap gap={3} align="center" justify="between" className={styles.Chosen}>
          <PillarsText pillars={Object.values(pillarNames(pillars))} />
          <SexPills value={sex} requests={sexRequests} onChange={(next) => setQuery({ sex: next })} />
        </Inline>
      </Card>
      <Button onClick={handleCast}>开始排盘</Button>
      <QuotaHint feature="PaiPan" />
      <SectionTitle aside={`${range.fromYear}-${range.toYear} 年`}>对应的日期</SectionTitle>
      {found === null && <Skeleton rows={2} />}
      {found !== null && found.length === 0 && (
        <EmptyState
          action={
            isWide ? undefined : (
              <Button variant="secondary" size="small" onClick={() => setIsWide(true)}>
                扩大范围
              </Button>
            )
          }
        >
          此组合在所选年份内无对应日期
        </EmptyState>
      )}
      {found !== null && found.length > 0 && (
        <Card isPadded={false}>
          <Rows isDense>
            {found.map((time) => (
              <ActionRow
                key={`${time.dateText}${time.spanText}`}
                label={
                  <>
                    {time.dateText}{' '}
                    <Text as="small" size="cell" tone="soft">
                      {time.spanText}
                    </Text>
                  </>
                }
                value={`${time.lunarText}${time.gapYears === null ? '' : ` 隔${time.gapYears}年`}`}
                onClick={() => handleFound(time)}
              />
            ))}
          </Rows>
        </Card>
      )}
    </>
  );
}
