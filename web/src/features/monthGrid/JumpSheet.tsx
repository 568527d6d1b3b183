import { PICKER_YEARS } from '@shangyuan/contract';
import type { CivilDate } from '@shangyuan/engine/time';
import { useState } from 'react';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Wheels } from '../../ui/controls/WheelPicker.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { numberColumn, numberItems } from '../../ui/controls/wheel.ts';

interface JumpSheetProps {
  readonly isOpen: boolean;
  readonly date: CivilDate;
  readonly thisYear: number;
  /** Finds a day by its date or its name. */
  readonly find: (text: string) => Promise<{ readonly civil: CivilDate } | { readonly error: string }>;
  readonly onClose: () => void;
  readonly onJump: (choice: { date: CivilDate }) => void;
}

/** Jump to a month by wheels (150 years either way), or to any day from the year 1 by typing its date or its name. */
export function JumpSheet({ isOpen, date, thisYear, find, onClose, onJump }: JumpSheetProps) {
  const [year, setYear] = useState(date.year);
  const [month, setMonth] = useState(date.month);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const jump = async (): Promise<void> => {
    if (text.trim() === '') return onJump({ date: { year, month, day: 1 } });
    const found = await find(text);
    if ('error' in found) setError(found.error);
    else onJump({ date: found.civil });
  };
  const [first, last] = [thisYear - PICKER_YEARS.genericSpan, thisYear + PICKER_YEARS.genericSpan];
  return (
    <Sheet isOpen={isOpen} title="选择年月" onClose={onClose} onConfirm={() => void jump()}>
      <Wheels
        columns={[
          numberColumn('年', numberItems(first, last), Math.min(last, Math.max(first, year)), setYear),
          numberColumn('月', numberItems(1, 12), month, setMonth),
        ]}
      />
      <TextField
        label="或输入日期、节日"
        value={text}
        placeholder="20261224、中秋节、明年清明"
        error={error}
        enterKeyHint="go"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void jump();
        }}
        onChange={(event) => {
          setText(event.target.value);
          setError('');
        }}
      />
    </Sheet>
  );
}
