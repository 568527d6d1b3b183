/**
 * 日历订阅: calendars of the account that other programs read: created, moved to another address, closed.
 */
import type { CalendarKind, WireCalendar } from '@shangyuan/contract';
import { useState } from 'react';
import { useBirthdayRules } from '../../lib/device/birthdayRules.ts';
import { useLineCalendar } from '../../lib/device/lineCalendar.ts';
import { useOnline } from '../../lib/device/online.ts';
import { useReminder } from '../../lib/device/reminder.ts';
import { PATHS } from '../../lib/page/paths.ts';
import { showToast } from '../../lib/page/toast.ts';
import { useResource } from '../../lib/page/resource.ts';
import { calendars, closeCalendar, openCalendar, renewCalendar } from '../../lib/wire/calendars.ts';
import { giveConsent } from '../../lib/wire/consents.ts';
import { useSession } from '../../lib/wire/session.ts';
import { TEXTS_VERSION } from '../../lib/words/textsVersion.ts';
import { ActionSheet } from '../../ui/controls/ActionSheet.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { LinkRow, Rows } from '../../ui/controls/Rows.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { WhenLoaded } from '../../ui/states/WhenLoaded.tsx';
import { AddressSheet } from './AddressSheet.tsx';
import { Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './Agenda.module.css';
import { AgendaCard } from './AgendaCard.tsx';
import { OpenCalendarSheet, type CalendarRequest } from './OpenCalendarSheet.tsx';
import { addressOf, calendarLine, contentText, type CalendarAddress } from './subscriptionView.ts';

/** The open panel above the list. */
type Open =
  | { readonly sheet: 'new' }
  | { readonly sheet: 'actions' | 'close' | 'renew'; readonly calendar: WireCalendar }
  | { readonly sheet: 'address'; readonly address: CalendarAddress };

interface SubscriptionsProps {
  /** Writes the lines of the user's own case into the calendar just opened; null where no case is marked. */
  readonly writeLines: (() => Promise<void>) | null;
}

/** The consent that a kind of calendar needs. */
const CONSENTS: Readonly<Partial<Record<CalendarKind, 'birthdayCalendar' | 'dailyLines'>>> = {
  birthdays: 'birthdayCalendar',
  lines: 'dailyLines',
};

/** The calendars of the user who is logged in, or the link to login. */
export function Subscriptions({ writeLines }: SubscriptionsProps) {
  const isLoggedIn = useSession(({ user }) => user !== null);
  return (
    <AgendaCard title="日历订阅">
      <Text as="p" padY={2} padX={4} size="sub" tone="soft">
        把地址加到手机或电脑的日历里，节气节日、收藏的日子、农历生日与每日一句会自己更新，由日历提醒。
      </Text>
      {isLoggedIn ? (
        <OwnCalendars writeLines={writeLines} />
      ) : (
        <Rows>
          <LinkRow page="phoneLogin" query={{ redirect: PATHS.agenda }} label="新建订阅" value="登录后可用" />
        </Rows>
      )}
    </AgendaCard>
  );
}

async function open(
  { kind, ...request }: CalendarRequest,
  writeLines: SubscriptionsProps['writeLines'],
): Promise<CalendarAddress> {
  const consent = CONSENTS[kind];
  if (consent !== undefined) await giveConsent(consent, true, TEXTS_VERSION);
  const { choice: reminder } = useReminder.getState();
  const { leapBirthday, thirtieth } = useBirthdayRules.getState();
  const { id, path } = await openCalendar({ kind, ...request, reminder, leapBirthday, thirtieth });
  if (kind === 'lines') {
    useLineCalendar.setState({ id, userId: useSession.getState().user?.id ?? '', written: '' });
    // Written again with the next visit where this fails: the address must be shown in any case.
    await writeLines?.().catch(() => undefined);
  }
  return addressOf(path, location.href);
}

function OwnCalendars({ writeLines }: SubscriptionsProps) {
  const isOnline = useOnline();
  const [now, setNow] = useState<Open | null>(null);
  const loaded = useResource(calendars(isOnline));
  /** Runs a change; a refusal by the server was shown already. */
  const change = async (work: Promise<CalendarAddress | null>): Promise<void> => {
    setNow(null);
    const address = await work.catch(() => undefined);
    if (address === undefined) return;
    setNow(address === null ? null : { sheet: 'address', address });
  };
  const renew = async (id: string) => addressOf(await renewCalendar(id), location.href);
  const close = async (id: string): Promise<null> => {
    await closeCalendar(id);
    showToast('已取消订阅');
    return null;
  };
  return (
    <>
      <WhenLoaded loaded={loaded} failed={isOnline ? '没有取到订阅' : '联网后可以查看和新建'} rows={2}>
        {(value) => (
          <CalendarList
            calendars={value}
            onNew={() => setNow({ sheet: 'new' })}
            onOpen={(calendar) => setNow({ sheet: 'actions', calendar })}
          />
        )}
      </WhenLoaded>
      {/* Beside the list, whatever becomes of it: an address is shown this once. */}
      {now?.sheet === 'new' && (
        <OpenCalendarSheet
          hasOwn={writeLines !== null}
          onClose={() => setNow(null)}
          onOpen={(request) => void change(open(request, writeLines))}
        />
      )}
      {now?.sheet === 'address' && <AddressSheet address={now.address} onClose={() => setNow(null)} />}
      {now?.sheet === 'actions' && (
        <ActionSheet
          isOpen
          title={contentText(now.calendar)}
          onClose={() => setNow(null)}
          actions={[
            { text: '换一个地址', onSelect: () => setNow({ sheet: 'renew', calendar: now.calendar }) },
            {
              text: '取消订阅',
              isDanger: true,
              onSelect: () => setNow({ sheet: 'close', calendar: now.calendar }),
            },
          ]}
        />
      )}
      {now?.sheet === 'renew' && (
        <Sheet
          isOpen
          title="换一个地址"
          confirmText="更换"
          onClose={() => setNow(null)}
          onConfirm={() => void change(renew(now.calendar.id))}
        >
          <p>原来的地址随即失效，已经添加的日历要用新地址重新添加。</p>
        </Sheet>
      )}
      {now?.sheet === 'close' && (
        <Sheet
          isOpen
          title="取消订阅"
          confirmText="取消订阅"
          closeText="保留"
          onClose={() => setNow(null)}
          onConfirm={() => void change(close(now.calendar.id))}
        >
          <p>地址随即失效，日历程序不再读到新的内容。</p>
        </Sheet>
      )}
    </>
  );
}

interface CalendarListProps {
  readonly calendars: readonly WireCalendar[];
  readonly onNew: () => void;
  readonly onOpen: (calendar: WireCalendar) => void;
}

function CalendarList({ calendars, onNew, onOpen }: CalendarListProps) {
  const isOnline = useOnline();
  return (
    <>
      <ul>
        {calendars.map((calendar) => (
          <li key={calendar.id} className={styles.Day}>
            <Stack
              as="button"
              justify="center"
              wide
              padY={2}
              textAlign="start"
              className={styles.Calendar}
              disabled={!isOnline}
              onClick={() => onOpen(calendar)}
            >
              <span>{contentText(calendar)}</span>
              <small>{calendarLine(calendar)}</small>
            </Stack>
          </li>
        ))}
      </ul>
      <Stack gap={2} align="start" className={styles.Foot}>
        <Button variant="secondary" size="small" disabled={!isOnline} onClick={onNew}>
          新建订阅
        </Button>
      </Stack>
    </>
  );
}
