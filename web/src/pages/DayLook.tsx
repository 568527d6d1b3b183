import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { ALMANAC_PRESETS, almanacDay, type AlmanacPreset } from '@shangyuan/engine/almanac';
import { jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { saveDay } from '../features/agenda/saveDay.ts';
import { DayPanel } from '../features/dayPanel/DayPanel.tsx';
import { useSavedDays } from '../lib/device/savedDays.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useGo } from '../lib/page/navigation.ts';
import { lunarText, presetOf } from '../lib/words/almanacText.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { ActionRow, LinkRow, RowsCard } from '../ui/controls/Rows.tsx';

interface DayLookProps {
  readonly date: CivilDate;
  readonly engine: CalendarEngine;
}

/** A plain day: its almanac, and links to related pages. */
export function DayLook({ date, engine }: DayLookProps) {
  const go = useGo();
  const { almanacPreset, set } = useSettings();
  const affairs = useSavedDays((saved) => saved.affairs);
  const preset = presetOf(almanacPreset);
  const text = formatDate(date);
  const day = almanacDay(date, ALMANAC_PRESETS[preset], engine);
  const saveFile = () =>
    void saveDay({ date, affair: affairs[jdnOf(date)] ?? `农历${lunarText(day.lunar)}`, reasons: '' });
  return (
    <>
      <DayPanel
        day={day}
        preset={preset}
        onPreset={(name: AlmanacPreset) => set({ almanacPreset: name })}
        onMark={({ id }) => go.to('calendar', { date: text, affair: id })}
      />
      <RowsCard>
        <LinkRow page="pickDay" query={{ from: text }} label="从这天起择日" />
        <LinkRow page="pickHour" query={{ date: text }} label="选时" />
        <LinkRow page="hours" query={{ date: text }} label="当日时辰" />
        <ActionRow label="加入日历" onClick={saveFile} />
      </RowsCard>
    </>
  );
}
