import { AlmanacFile } from '../features/agenda/AlmanacFile.tsx';
import { Birthdays } from '../features/agenda/Birthdays.tsx';
import { birthdaysView } from '../features/agenda/birthdayView.ts';
import { UpcomingDays } from '../features/agenda/UpcomingDays.tsx';
import { Subscriptions } from '../features/agenda/Subscriptions.tsx';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { useDeviceRead } from '../lib/cases/db.ts';
import { useCases } from '../lib/cases/deviceLists.ts';
import { useBirthdayRules } from '../lib/device/birthdayRules.ts';
import { useToday } from '../lib/time/useToday.ts';
import { Note } from '../ui/display/Note.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { DeviceError } from '../ui/states/DeviceList.tsx';
import { Skeleton } from '../ui/states/States.tsx';

/** 提醒与订阅: the next thirty days, lunar birthdays, and exports to the calendar of the phone. */
export default function AgendaPage() {
  const cases = useCases();
  const { hasFailed } = useDeviceRead();
  const rules = useBirthdayRules();
  const { date, jdn } = useToday();
  // The case that the first page has its line for: the last used of those that are marked.
  const own = cases?.find(({ relation }) => relation === '本人');
  const writeLines = async (record: CaseRecord): Promise<void> => {
    const { writeOwnLines } = await import('./writeOwnLines.ts');
    await writeOwnLines(record, date);
  };
  const view = cases === null ? null : birthdaysView(cases, jdn, rules);
  return (
    <Page title="提醒与订阅" isWide>
      <Columns>
        <Column>
          {cases === null || view === null ? (
            <Skeleton />
          ) : (
            <>
              {hasFailed && <DeviceError />}
              <UpcomingDays birthdays={view.rows} />
              <Birthdays cases={cases} view={view} />
            </>
          )}
        </Column>
        <Column>
          <AlmanacFile />
          <Subscriptions writeLines={own === undefined ? null : () => writeLines(own)} />
          <Note align="start">
            这里列出将到的日子，不发推送；要按时提醒，请用上面的文件或订阅，交给手机或电脑的日历。
          </Note>
        </Column>
      </Columns>
    </Page>
  );
}
