import { MODERN } from '@shangyuan/engine/calendar';
import { useSavedDays } from '../../lib/device/savedDays.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { Inline } from '../../ui/kit/Kit.tsx';
import styles from './Agenda.module.css';
import { AgendaCard } from './AgendaCard.tsx';
import type { BirthdayRow } from './birthdayView.ts';
import { upcomingView, DAYS_AHEAD } from './upcomingView.ts';

/** Events of the next thirty days. */
export function UpcomingDays({ birthdays }: { readonly birthdays: readonly BirthdayRow[] }) {
  const { jdn: todayJdn } = useToday();
  const { jdns, affairs } = useSavedDays();
  const days = upcomingView(MODERN, { todayJdn, birthdays, jdns, affairs });
  return (
    <AgendaCard title={`未来 ${DAYS_AHEAD} 天`}>
      <ul>
        {days.map(({ jdn, title, away, items }) => (
          <li key={jdn} className={styles.Day}>
            <Inline as="p" wrap gap={2} align="baseline" justify="between">
              {title}
              <small>{away}</small>
            </Inline>
            {items.map(({ kind, text, page, query }) => (
              <Inline
                as={PageLink}
                align="center"
                size="sub"
                key={`${kind}${text}`}
                page={page}
                query={query}
                className={styles.Item}
              >
                <span data-kind={kind}>{text}</span>
              </Inline>
            ))}
          </li>
        ))}
      </ul>
    </AgendaCard>
  );
}
