import { TOASTS } from '@shangyuan/contract';
import { GENERIC_PICKER_YEARS_EACH_WAY, parseChineseDigits } from '@shangyuan/engine/calendar';
import type { CivilDate } from '@shangyuan/engine/time';
import { useState } from 'react';
import { formatDate, parseDate } from '../../lib/words/dateText.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Wheels } from '../../ui/controls/WheelPicker.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { numberItems } from '../../ui/controls/wheel.ts';

interface JumpSheetProps {
  readonly isOpen: boolean;
  readonly date: CivilDate;
  readonly thisYear: number;
  readonly onClose: () => void;
  readonly onJump: (choice: { date: CivilDate }) => void;
}

/**
 * A date with its numerals as digits: 二〇二六年三月八日 as well as 2026-03-08.
 *
 * @throws RangeError 包含无效字符 for a numeral that is no digit 〇 to 九
 */
function readNumerals(text: string): string {
  return text.replaceAll(/[〇零○一二三四五六七八九十百千廿卅]+/g, (numeral) =>
    String(parseChineseDigits(numeral)),
  );
}

/** Jump to a month by wheels (150 years either way), or to any date from the year 1 by typing. */
export function JumpSheet({ isOpen, date, thisYear, onClose, onJump }: JumpSheetProps) {
  const [year, setYear] = useState(date.year);
  const [month, setMonth] = useState(date.month);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const jump = (): void => {
    if (text.trim() === '') return onJump({ date: { year, month, day: 1 } });
    let typed: CivilDate | null;
    try {
      typed = parseDate(readNumerals(text));
    } catch {
      return setError(TOASTS.wrongNumeral);
    }
    if (typed === null || typed.year < 1) return setError('日期不存在，请检查');
    onJump({ date: typed });
  };
  const each = GENERIC_PICKER_YEARS_EACH_WAY;
  return (
    <Sheet isOpen={isOpen} title="选择年月" onClose={onClose} onConfirm={jump}>
      <Wheels
        columns={[
          {
            label: '年',
            items: numberItems(thisYear - each, thisYear + each),
            value: String(Math.min(thisYear + each, Math.max(thisYear - each, year))),
            onChange: (value) => setYear(Number(value)),
            unit: '年',
          },
          {
            label: '月',
            items: numberItems(1, 12),
            value: String(month),
            onChange: (value) => setMonth(Number(value)),
            unit: '月',
          },
        ]}
      />
      <TextField
        label="或输入日期"
        value={text}
        placeholder={formatDate(date)}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError('');
        }}
      />
    </Sheet>
  );
}
