/**
 * Starred days: upcoming days first, each exported to a calendar, shared, or its star removed with undo.
 */
import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { civilDateOf } from '@shangyuan/engine/time';
import { useState } from 'react';
import { useSavedDays } from '../../lib/device/savedDays.ts';
import { shareText } from '../../lib/device/shareText.ts';
import { useCalendar } from '../../lib/engine/calendarOf.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { showSnack } from '../../lib/page/toast.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { ActionSheet } from '../../ui/controls/ActionSheet.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ListRow, RowLine } from '../../ui/controls/ListRow.tsx';
import { FieldRow, LinkRow, Rows, RowsCard } from '../../ui/controls/Rows.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { AgendaCard } from './AgendaCard.tsx';
import type { RowDoor } from '../../ui/shell/rowDoors.ts';
import { EmptyState, Skeleton } from '../../ui/states/States.tsx';
import { dotsThreeIcon } from '../../ui/tables/icons.ts';
import { Small, Stack, Text } from '../../ui/kit/Kit.tsx';
import agenda from './Agenda.module.css';
import { ReminderSelect } from './ReminderSelect.tsx';
import { saveCalendar } from './saveCalendar.ts';
import { savedDaysView, sharedDay, type SavedDayRow } from './savedDaysView.ts';

interface SavedDaysProps {
  /** Where the row of a day leads, unless to its page; its id is the date. */
  readonly doorOf?: DayDoorOf;
}

type DayDoorOf = ((row: { readonly id: string }) => RowDoor) | undefined;

/** The starred days of this device, or links to find one. */
export function SavedDays({ doorOf }: SavedDaysProps) {
  const go = useGo();
  const { jdns } = useSavedDays();
  const [first] = jdns;
  const engine = useCalendar(first === undefined ? 2000 : civilDateOf(first).year);
  if (first === undefined)
    return (
      <EmptyState action={<Button onClick={() => go.to('pickDay')}>去择日</Button>}>
        还没有收藏的日子
      </EmptyState>
    );
  return engine.state === 'ready' ? <DayLists engine={engine.value} doorOf={doorOf} /> : <Skeleton />;
}

/** Removes the star until undone. */
export function unstarDay({ jdn, title }: Pick<SavedDayRow, 'jdn' | 'title'>): void {
  const { toggle, affairs } = useSavedDays.getState();
  const { [jdn]: affair } = affairs;
  toggle(jdn);
  showSnack({
    text: `已取消收藏 ${title}`,
    action: '撤销',
    onAction: () => {
      // Starred again since then, on the calendar for example: it stays.
      if (!useSavedDays.getState().jdns.includes(jdn)) toggle(jdn, affair);
    },
  });
}

const saveDays = (fileName: string, rows: readonly SavedDayRow[]): void =>
  void saveCalendar(fileName, ({ dayEvents }) =>
    dayEvents(rows.map(({ jdn, affair }) => ({ jdn, affair, reasons: '', stampMs: Date.now() }))),
  );

function DayLists({ engine, doorOf }: { readonly engine: CalendarEngine; readonly doorOf: DayDoorOf }) {
  const { jdns, affairs } = useSavedDays();
  const { jdn: todayJdn, text: today } = useToday();
  const [open, setOpen] = useState<SavedDayRow | null>(null);
  const { upcoming, past } = savedDaysView(engine, { jdns, affairs, todayJdn });
  const isUpcoming = open !== null && open.jdn >= todayJdn;
  return (
    <>
      {upcoming.length > 0 && (
        <>
          <DayList title="将来的日子" rows={upcoming} doorOf={doorOf} onMore={setOpen} />
          <Card isPadded={false}>
            <Rows>
              <FieldRow label="提醒">
                <ReminderSelect />
              </FieldRow>
            </Rows>
            <Stack gap={2} align="start" className={agenda.Foot}>
              <Button
                variant="secondary"
                size="small"
                onClick={() => saveDays(`上元择吉-${today}`, upcoming)}
              >
                全部加入日历
              </Button>
              <Text as="p" size="cell" tone="soft">
                存为 .ics 文件，由手机或电脑的日历按上面的时间提醒。
              </Text>
            </Stack>
          </Card>
        </>
      )}
      <RowsCard>
        <LinkRow page="agenda" label="提醒与订阅" />
      </RowsCard>
      {past.length > 0 && <DayList title="已过的日子" rows={past} doorOf={doorOf} onMore={setOpen} />}
      <ActionSheet
        isOpen={open !== null}
        title={open?.title ?? ''}
        onClose={() => setOpen(null)}
        actions={
          open === null
            ? []
            : [
                ...(isUpcoming
                  ? [{ text: '加入日历', onSelect: () => saveDays(`上元择吉-${open.date}`, [open]) }]
                  : []),
                { text: '分享', onSelect: () => void shareText(sharedDay(open)) },
                { text: '取消收藏', isDanger: true, onSelect: () => unstarDay(open) },
              ]
        }
      />
    </>
  );
}

interface DayListProps {
  readonly title: string;
  readonly rows: readonly SavedDayRow[];
  readonly doorOf: DayDoorOf;
  readonly onMore: (row: SavedDayRow) => void;
}

function DayList({ title, rows, doorOf, onMore }: DayListProps) {
  return (
    <AgendaCard title={title} aside={`${rows.length} 天`}>
      <ul>
        {rows.map((row) => (
          <li key={row.jdn}>
            <ListRow
              door={doorOf?.({ id: row.date }) ?? { page: 'dayDetails', query: { date: row.date } }}
              aside={
                <IconButton
                  icon={dotsThreeIcon}
                  className={agenda.More}
                  label={`${row.title} 更多`}
                  onClick={() => onMore(row)}
                />
              }
            >
              <RowLine>
                <span>{row.title}</span>
                {row.affair !== '' && (
                  <Text as="b" weight="normal" tone="accent">
                    {row.affair}
                  </Text>
                )}
                <Small pushed>{row.away}</Small>
              </RowLine>
              <Small>{row.line}</Small>
            </ListRow>
          </li>
        ))}
      </ul>
    </AgendaCard>
  );
}
