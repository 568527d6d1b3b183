import { useState } from 'react';
import { PICKER_YEARS } from '@shangyuan/contract';
import type { Sex } from '@shangyuan/engine/chart';
import { ganzhiOf } from '@shangyuan/engine/ganzhi';
import { useDraft } from '../features/birth/draft.ts';
import { foundTimes, type FoundTime } from '../features/birth/foundTimes.ts';
import { SexPills } from '../features/birth/SexPills.tsx';
import {
  formatPillars,
  parsePillarsText,
  pillarNames,
  type ChosenPillars,
} from '../features/birth/chosenPillars.ts';
import { PillarsPicker } from '../features/birth/PillarsPicker.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { sexOfQuery } from '../lib/cases/useChartSource.ts';
import { useCalendar } from '../lib/engine/calendarOf.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useSettings } from '../lib/device/settings.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { PillarsText } from '../ui/display/GanzhiText.tsx';
import { ActionRow, RowsCard } from '../ui/controls/Rows.tsx';
import { EmptyState, Skeleton } from '../ui/states/States.tsx';
import { Inline, Small } from '../ui/kit/Kit.tsx';
import styles from './CastingPage.module.css';
import { useCasting } from '../features/cases/useCasting.ts';

const SEARCH_YEARS = { fromYear: PICKER_YEARS.helper.first, toYear: PICKER_YEARS.helper.last };

const WIDE_YEARS = { fromYear: 1645, toYear: 2500 };

/** 庚午 壬午 辛亥 乙未 to begin with. */
const FIRST: ChosenPillars = {
  year: ganzhiOf(6),
  month: ganzhiOf(18),
  day: ganzhiOf(47),
  hour: ganzhiOf(31),
};

export function CastByPillars() {
  const cast = useCasting();
  const go = useGo();
  const [, setDraft] = useDraft('home');
  const [form] = useDraft('home');
  const { rules } = useSettings();
  const query = useQueryTexts();
  const [pillars, setPillars] = useState(() => parsePillarsText(query['pillars'] ?? '') ?? FIRST);
  const [sex, setSex] = useState(() => sexOfQuery(query));
  const [attempts, setAttempts] = useState(0);
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
    if (sex === null) return setAttempts((count) => count + 1);
    const birth = {
      pillars: pillarNames(pillars),
      sex,
      hour: pillars.hour === null ? ('unknown' as const) : ('shichen' as const),
    };
    void cast({ name: '', birth, place: null, rules });
  };
  const isWrong = query['pillars'] !== undefined && parsePillarsText(query['pillars']) === null;
  return (
    <>
      {isWrong && <FormError>地址里的四柱「{query['pillars']}」配不成一个时刻，请重新选择</FormError>}
      <Card>
        <PillarsPicker pillars={pillars} onChange={(next) => setQuery({ pillars: next })} />
        <Inline wrap gap={3} rowGap={3} align="center" justify="between" className={styles.Chosen}>
          <PillarsText pillars={Object.values(pillarNames(pillars))} />
          <SexPills value={sex} attempts={attempts} onChange={(next) => setQuery({ sex: next })} />
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
        <RowsCard isDense>
          {found.map((time) => (
            <ActionRow
              key={`${time.dateText}${time.spanText}`}
              label={
                <>
                  {time.dateText} <Small>{time.spanText}</Small>
                </>
              }
              value={`${time.lunarText}${time.gapYears === null ? '' : ` 隔${time.gapYears}年`}`}
              onClick={() => handleFound(time)}
            />
          ))}
        </RowsCard>
      )}
    </>
  );
}
