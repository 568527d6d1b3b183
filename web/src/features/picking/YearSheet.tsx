/**
 * Somebody of whom no more than the year of birth is known: a name and a year, with the pillar it makes.
 */
import { LIMITS } from '@shangyuan/contract';
import { ZODIAC_ANIMAL } from '@shangyuan/engine/ganzhi';
import { useState } from 'react';
import { useToday } from '../../lib/time/useToday.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { numberItems } from '../../ui/controls/wheel.ts';
import { Wheels } from '../../ui/controls/WheelPicker.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { yearPillarOf } from './participants.ts';
import styles from './YearSheet.module.css';

interface YearSheetProps {
  readonly onClose: () => void;
  readonly onConfirm: (person: { readonly name: string; readonly year: number }) => void;
}

/** First year on the wheel. */
const FIRST_YEAR = 1900;
/** Years ago that the wheel begins with. */
const USUAL_AGE = 60;

export function YearSheet({ onClose, onConfirm }: YearSheetProps) {
  const { date } = useToday();
  const [name, setName] = useState('');
  const [year, setYear] = useState(date.year - USUAL_AGE);
  const pillar = yearPillarOf(year);
  return (
    <Sheet isOpen title="只知年份" onClose={onClose} onConfirm={() => onConfirm({ name: name.trim(), year })}>
      <TextField
        label="称呼"
        placeholder="可不填"
        maxLength={LIMITS.inputLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Wheels
        columns={[
          {
            label: '年',
            unit: '年',
            items: numberItems(FIRST_YEAR, date.year),
            value: String(year),
            onChange: (value) => setYear(Number(value)),
          },
        ]}
      />
      <p className={styles.Pillar}>
        <GanzhiText>{pillar.name}</GanzhiText>年，属{ZODIAC_ANIMAL[pillar.branch]}
      </p>
      <Note align="start">立春（2月4日前后）以前出生的，选前一年。只看年柱，其余不算进去。</Note>
    </Sheet>
  );
}
