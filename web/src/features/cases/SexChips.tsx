import type { Sex } from '@shangyuan/engine/chart';
import { SEXES } from '../../lib/cases/caseRecord.ts';
import { Chip } from '../../ui/controls/Choice.tsx';

interface SexChipsProps {
  /** Whose sex, for readers of the screen. */
  readonly name?: string;
  /** The chosen one, null where none is; without it choosing is an action and leaves nothing marked. */
  readonly value?: Sex | null;
  readonly onChoose: (sex: Sex) => void;
}

/** The sexes to choose from. */
export function SexChips({ name, value, onChoose }: SexChipsProps) {
  return SEXES.map((sex) => (
    <Chip
      key={sex}
      {...(value !== undefined && { isOn: value === sex })}
      aria-label={name === undefined ? undefined : `${name} ${sex}`}
      onClick={() => onChoose(sex)}
    >
      {sex}
    </Chip>
  ));
}
