import { LIMITS } from '@shangyuan/contract';
import type { Sex } from '@shangyuan/engine/chart';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import { Stack } from '../../ui/kit/Kit.tsx';
import { pillarNames } from './chosenPillars.ts';
import { PillarsPicker } from './PillarsPicker.tsx';
import { SexPills } from './SexPills.tsx';

interface PillarsFormProps extends ComponentProps<typeof PillarsPicker> {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly sex: Sex | null;
  readonly onSex: (sex: Sex) => void;
  /** How often a cast was attempted: what is wrong is shown, and the first field has the focus. */
  readonly attempts?: number;
}

/** A birth that is known by its pillars: name, sex and pillars. */
export function PillarsForm({ name, onName, sex, onSex, attempts = 0, ...picker }: PillarsFormProps) {
  return (
    <Stack as={Card} gap={3}>
      <TextField
        label="姓名"
        maxLength={LIMITS.inputLength}
        placeholder="命主"
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
      <SexPills value={sex} attempts={attempts} onChange={onSex} />
      <PillarsPicker {...picker} />
      <PillarsText pillars={Object.values(pillarNames(picker.pillars))} />
    </Stack>
  );
}
