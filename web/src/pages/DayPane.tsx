import { jdnOf, weekdayOf, type CivilDate } from '@shangyuan/engine/time';
import { unstarDay } from '../features/agenda/SavedDays.tsx';
import { useSavedDays } from '../lib/device/savedDays.ts';
import { useCalendar } from '../lib/engine/calendarOf.ts';
import { useGo } from '../lib/page/navigation.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { shortWeekday } from '../lib/words/text.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { PaneHead } from '../ui/shell/PaneHead.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { calendarDotsLightIcon, starFillIcon } from '../ui/tables/icons.ts';
import { DayLook } from './DayLook.tsx';

/** A starred day beside the list it was chosen from. */
export default function DayPane({ date }: { readonly date: CivilDate }) {
  const go = useGo();
  const affairs = useSavedDays((saved) => saved.affairs);
  const engine = useCalendar(date.year);
  const jdn = jdnOf(date);
  const title = `${date.year}年${date.month}月${date.day}日 ${shortWeekday(weekdayOf(jdn))}`;
  const affair = affairs[jdn] ?? '';
  return (
    <>
      <PaneHead title={affair === '' ? title : `${title} · ${affair}`}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => go.to('dayDetails', { date: formatDate(date) })}
        >
          <Icon of={calendarDotsLightIcon} size={1.125} /> 打开
        </Button>
        <Button variant="secondary" size="small" onClick={() => unstarDay({ jdn, title })}>
          <Icon of={starFillIcon} size={1.125} /> 取消收藏
        </Button>
      </PaneHead>
      <PageBody>
        <WhenLoaded loaded={engine} failed="历表没有加载成功">
          {(value) => <DayLook date={date} engine={value} />}
        </WhenLoaded>
        <Disclaimer />
      </PageBody>
    </>
  );
}
