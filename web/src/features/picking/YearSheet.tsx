/**
 * A person known only by the year of birth: a name and a year, with the pillar it makes. A year does not distinguish a
 * bride from a groom, so for a wedding the part is required.
 */
import { LIMITS } from '@shangyuan/contract';
import { ZODIAC_ANIMAL } from '@shangyuan/engine/ganzhi';
import { useState } from 'react';
import { useToday } from '../../lib/time/useToday.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { numberColumn, numberItems } from '../../ui/controls/wheel.ts';
import { Wheels } from '../../ui/controls/WheelPicker.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { WEDDING_ROLES, yearPillarOf, type WeddingRole, type YearPerson } from './participants.ts';
import styles from './Picking.module.css';
import { Text } from '../../ui/kit/Kit.tsx';

interface YearSheetProps {
  /** Part at the wedding that is offered first; null where there is no wedding. */
  readonly weddingRole: WeddingRole | null;
  readonly onClose: () => void;
  readonly onConfirm: (person: YearPerson) => void;
}

const ROLE_OPTIONS = WEDDING_ROLES.map((role) => ({ value: role, text: role }));

/** First year on the wheel. */
const FIRST_YEAR = 1900;
/** Years ago that the wheel begins with. */
const USUAL_AGE = 60;

export function YearSheet({ weddingRole: offered, onClose, onConfirm }: YearSheetProps) {
  const { date } = useToday();
  const [name, setName] = useState('');
  const [weddingRole, setWeddingRole] = useState(offered);
  const [year, setYear] = useState(date.year - USUAL_AGE);
  const pillar = yearPillarOf(year);
  return (
    <Sheet
      isOpen
      title="只知年份"
      onClose={onClose}
      onConfirm={() => onConfirm({ name: name.trim(), year, weddingRole })}
    >
      {weddingRole !== null && (
        <Text as="div" bottom={3}>
          <Segment label="身份" options={ROLE_OPTIONS} value={weddingRole} onChange={setWeddingRole} />
        </Text>
      )}
      <TextField
        label="称呼"
        placeholder="可不填"
        maxLength={LIMITS.inputLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Wheels columns={[numberColumn('年', numberItems(FIRST_YEAR, date.year), year, setYear)]} />
      <p className={styles.Pillar}>
        <GanzhiText>{pillar.name}</GanzhiText>年，属{ZODIAC_ANIMAL[pillar.branch]}
      </p>
      <Note align="start">立春（2月4日前后）以前出生的，选前一年。只看年柱，其余不算进去。</Note>
    </Sheet>
  );
}
