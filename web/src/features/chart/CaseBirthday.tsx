import { useBirthdayRules } from '../../lib/device/birthdayRules.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { nextBirthday } from '../../lib/cases/nextBirthday.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { awayText } from '../../lib/words/dateText.ts';
import { LinkRow, RowsCard } from '../../ui/controls/Rows.tsx';

/** The next lunar birthday of a case, and a link to its reminders; nothing where the day of birth is unknown. */
export function CaseBirthday({ record }: { readonly record: CaseRecord }) {
  const rules = useBirthdayRules();
  const { jdn } = useToday();
  const found = nextBirthday(record, jdn, rules);
  if (found === null) return null;
  const { year, month, day } = found.next.date;
  return (
    <RowsCard>
      <LinkRow
        page="agenda"
        label="下次农历生日"
        value={`${year}年${month}月${day}日 · ${awayText(found.next.jdn - jdn)}`}
      />
    </RowsCard>
  );
}
