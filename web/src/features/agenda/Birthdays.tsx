/**
 * 农历生日: the next birthday of every case, the rules that decide the day, and exporting them to a calendar.
 */
import { lunarBirthDateOf, type LunarBirthdayRules } from '@shangyuan/engine/calendar';
import { useState } from 'react';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useBirthdayRules } from '../../lib/device/birthdayRules.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { LongList } from '../../ui/controls/LongList.tsx';
import { FieldRow, Rows } from '../../ui/controls/Rows.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { Inline, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './Agenda.module.css';
import { AgendaCard } from './AgendaCard.tsx';
import type { BirthdayRow, BirthdaysView } from './birthdayView.ts';
import { ReminderSelect } from './ReminderSelect.tsx';
import { saveCalendar } from './saveCalendar.ts';

const FIRST_SHOWN = 8;
/** Birthdays of each person that go into a file. */
const YEARS_IN_FILE = 5;

/** What to do with a birth in a leap month. */
export const LEAP_OPTIONS: readonly { value: LunarBirthdayRules['leapBirthday']; text: string }[] = [
  { value: 'plain', text: '都过平月' },
  { value: 'leap', text: '逢同闰月过闰月' },
  { value: 'both', text: '逢同闰月两次都过' },
];

/** What to do with a birth on the thirtieth. */
export const THIRTIETH_OPTIONS: readonly { value: LunarBirthdayRules['thirtieth']; text: string }[] = [
  { value: 'lastDay', text: '小月过廿九' },
  { value: 'nextDay', text: '小月过次月初一' },
];

interface BirthdaysProps {
  readonly cases: readonly CaseRecord[];
  readonly view: BirthdaysView;
}

export function Birthdays({ cases, view: { rows, unknown } }: BirthdaysProps) {
  const { leapBirthday, thirtieth } = useBirthdayRules();
  const { jdn: todayJdn, text: today } = useToday();
  const [isWhole, setWhole] = useState(false);
  const save = (): void => {
    const known = new Set(rows.map(({ id }) => id));
    const people = cases.flatMap(({ id, name, birth, updatedAt }) => {
      const born = known.has(id) ? lunarBirthDateOf(birth) : null;
      return born === null ? [] : [{ id, name, birth: born, stampMs: updatedAt }];
    });
    void saveCalendar(`上元农历生日-${today}`, ({ birthdayEvents }) =>
      birthdayEvents(people, {
        fromJdn: todayJdn,
        count: YEARS_IN_FILE,
        rules: { leapBirthday, thirtieth },
        isNamed: true,
      }),
    );
  };
  return (
    <AgendaCard title="农历生日" aside={rows.length > 0 ? `${rows.length} 位` : undefined}>
      {rows.length === 0 && (
        <Text as="p" padY={2} padX={4} size="sub" tone="soft">
          命例里有出生日期的人，生日会列在这里。
        </Text>
      )}
      {isWhole ? (
        <LongList items={rows} keyOf={({ id }) => id} render={(row) => <PersonRow row={row} />} />
      ) : (
        <ul>
          {rows.slice(0, FIRST_SHOWN).map((row) => (
            <li key={row.id}>
              <PersonRow row={row} />
            </li>
          ))}
        </ul>
      )}
      {!isWhole && rows.length > FIRST_SHOWN && (
        <Stack gap={2} align="start" className={styles.Foot}>
          <Button variant="plain" size="small" onClick={() => setWhole(true)}>
            全部 {rows.length} 位
          </Button>
        </Stack>
      )}
      {unknown > 0 && (
        <Text as="p" padY={2} padX={4} size="sub" tone="soft">
          另有 {unknown} 个命例只有四柱或年代久远，推不出生日。
        </Text>
      )}
      <Rows>
        <FieldRow label="闰月出生">
          <Select
            aria-label="闰月出生"
            options={LEAP_OPTIONS}
            value={leapBirthday}
            onChange={(value) => useBirthdayRules.setState({ leapBirthday: value })}
          />
        </FieldRow>
        <FieldRow label="三十出生">
          <Select
            aria-label="三十出生"
            options={THIRTIETH_OPTIONS}
            value={thirtieth}
            onChange={(value) => useBirthdayRules.setState({ thirtieth: value })}
          />
        </FieldRow>
        {rows.length > 0 && (
          <FieldRow label="提醒">
            <ReminderSelect />
          </FieldRow>
        )}
      </Rows>
      {rows.length > 0 && (
        <Stack gap={2} align="start" className={styles.Foot}>
          <Button variant="secondary" size="small" onClick={save}>
            全部加入日历
          </Button>
          <Text as="p" size="cell" tone="soft">
            存为 .ics 文件，含今后 {YEARS_IN_FILE} 次生日与姓名；到时由手机或电脑的日历提醒。
          </Text>
        </Stack>
      )}
    </AgendaCard>
  );
}

function PersonRow({ row: { id, name, born, title, away, notes } }: { readonly row: BirthdayRow }) {
  return (
    <div className={styles.Day}>
      <Stack as={PageLink} justify="center" size="sub" page="chart" query={{ id }} className={styles.Person}>
        <Inline as="span" wrap gap={2} align="baseline" justify="between" size="body">
          {name}
          <small>{away}</small>
        </Inline>
        <span>
          {title}（{born}）
        </span>
        <small>{notes.join('；')}</small>
      </Stack>
    </div>
  );
}
