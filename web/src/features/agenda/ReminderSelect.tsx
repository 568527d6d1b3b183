import { REMINDER_CHOICES, type ReminderChoice } from '@shangyuan/contract';
import { useReminder } from '../../lib/device/reminder.ts';
import { Select } from '../../ui/controls/Select.tsx';

/** The choices in words. */
export const REMINDER_TEXTS: Readonly<Record<ReminderChoice, string>> = {
  none: '不提醒',
  sameDay: '当天 9 点',
  dayBefore: '前一天 9 点',
  eveBefore: '前一天 20 点',
  threeDays: '三天前 9 点',
  week: '一周前 9 点',
};

const OPTIONS = REMINDER_CHOICES.map((value) => ({ value, text: REMINDER_TEXTS[value] }));

/** When the calendar of the reader is to remind of a day; the choice stays on the device. */
export function ReminderSelect() {
  const { choice } = useReminder();
  return (
    <Select
      aria-label="提醒时间"
      options={OPTIONS}
      value={choice}
      onChange={(value) => useReminder.setState({ choice: value })}
    />
  );
}
