/**
 * Writing the lines of the days ahead into the calendar of lines that this device opened: when it is opened, then once a day.
 */
import type { CivilDate } from '@shangyuan/engine/time';
import { linesAhead } from '../features/personal/ownLines.ts';
import { loadPerson, type Person } from '../features/personal/person.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { useLineCalendar } from '../lib/device/lineCalendar.ts';
import { writeCalendarLines } from '../lib/wire/calendars.ts';
import { useSession } from '../lib/wire/session.ts';
import { formatDate } from '../lib/words/dateText.ts';

/** What is written: changes with the day, the case and its birth. */
const keyOf = ({ id, updatedAt }: CaseRecord, today: CivilDate) => `${formatDate(today)} ${id} ${updatedAt}`;

/**
 * Writes the lines of a case into the calendar of this device, unless they are there. Nothing where it has none, or another user
 * is logged in.
 */
export async function writeOwnLines(record: CaseRecord, today: CivilDate, known?: Person): Promise<void> {
  const { id, userId, written } = useLineCalendar.getState();
  const key = keyOf(record, today);
  if (id === null || written === key || useSession.getState().user?.id !== userId) return;
  const person = known ?? (await loadPerson(record));
  const isThere = await writeCalendarLines(id, linesAhead(person, today));
  useLineCalendar.setState(isThere ? { written: key } : { id: null, written: '' });
}
