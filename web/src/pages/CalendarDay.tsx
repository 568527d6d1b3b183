/**
 * The chosen day beside or below its month. The month is drawn first, then what a reader sees of the day, then the rest.
 */
import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { ALMANAC_PRESETS, almanacDay } from '@shangyuan/engine/almanac';
import { civilDateOf } from '@shangyuan/engine/time';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { DayDoors } from '../features/dayPanel/DayDoors.tsx';
import { DayPanel } from '../features/dayPanel/DayPanel.tsx';
import { HourGrid } from '../features/hours/HourGrid.tsx';
import { useSavedDays } from '../lib/device/savedDays.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useGo } from '../lib/page/navigation.ts';
import { useFlag } from '../lib/wire/session.ts';
import { lunarText, presetOf } from '../lib/words/almanacText.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { Later } from '../ui/display/Later.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { starFillIcon, starIcon } from '../ui/tables/icons.ts';
import { Inline } from '../ui/kit/Kit.tsx';

const SkyCard = lazy(() =>
  import('../features/sky/SkyCard.tsx').then((module) => ({ default: module.SkyCard })),
);
const PlaceSheet = lazy(() =>
  import('../features/region/PlaceSheet.tsx').then((module) => ({ default: module.PlaceSheet })),
);

interface CalendarDayProps {
  readonly jdn: number;
  readonly todayJdn: number;
  readonly engine: CalendarEngine;
  readonly hasTermBar: boolean;
  readonly isPersonal: boolean;
  readonly onPersonal: (isOn: boolean) => void;
  readonly onFestivals: () => void;
  /** Content above the day. */
  readonly children: ReactNode;
}

export function CalendarDay(props: CalendarDayProps) {
  const { jdn, todayJdn, engine, hasTermBar, isPersonal, onPersonal, onFestivals, children } = props;
  const go = useGo();
  const { almanacPreset, set } = useSettings();
  const preset = presetOf(almanacPreset);
  const date = civilDateOf(jdn);
  const day = useMemo(
    () => almanacDay(civilDateOf(jdn), ALMANAC_PRESETS[preset], engine),
    [engine, jdn, preset],
  );
  const showHours = useFlag('is_show_hour_detail');
  return (
    <PageBody>
      {children}
      <DayPanel
        day={day}
        preset={preset}
        onPreset={(name) => set({ almanacPreset: name })}
        onMark={({ id }) => go.query({ affair: id })}
        hasTermBar={hasTermBar}
      />
      <Later height="48rem">
        <DayDoors day={day} isPersonal={isPersonal} onPersonal={onPersonal} onFestivals={onFestivals} />
        {showHours && <HourGrid date={date} preset={preset} isToday={jdn === todayJdn} />}
        <Later height="17rem">
          <SkyCard
            date={date}
            placeSheet={(sheet) => (
              <Suspense fallback={null}>
                <PlaceSheet {...sheet} />
              </Suspense>
            )}
          />
        </Later>
        <DayButtons
          jdn={jdn}
          onReport={() =>
            go.to('advice', { type: 'calendar', detail: `${formatDate(date)} ${lunarText(day.lunar)}` })
          }
        />
        <Disclaimer />
      </Later>
    </PageBody>
  );
}

/** Stars the day, or says what is wrong with it. */
function DayButtons({ jdn, onReport }: { readonly jdn: number; readonly onReport: () => void }) {
  const { jdns, toggle } = useSavedDays();
  const isSaved = jdns.includes(jdn);
  return (
    <Inline align="center" justify="center" gap={4}>
      <Button variant="secondary" size="small" onClick={() => toggle(jdn)}>
        <Icon of={isSaved ? starFillIcon : starIcon} size={1} /> {isSaved ? '已收藏' : '收藏这一天'}
      </Button>
      <Button variant="plain" size="small" onClick={onReport}>
        报错
      </Button>
    </Inline>
  );
}
