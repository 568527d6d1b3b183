import type { Sex } from '@shangyuan/engine/chart';
import { SexChips } from '../features/cases/SexChips.tsx';
import { FieldRow } from '../ui/controls/Rows.tsx';
import { useFirstWrong } from '../ui/controls/useFirstWrong.ts';
import { FormError } from '../ui/states/FormError.tsx';
import { Inline } from '../ui/kit/Kit.tsx';

interface ChooseSexProps {
  /** How often the line was submitted without it: each time the choice takes the focus and shows what is missing. */
  readonly attempts: number;
  readonly onChoose: (sex: Sex) => void;
}

/** The sex of a birth whose line does not say it: choosing casts. */
export function ChooseSex({ attempts, onChoose }: ChooseSexProps) {
  const field = useFirstWrong<HTMLDivElement>(attempts);
  return (
    <FieldRow label="性别">
      <Inline gap={2} ref={field} role="group" aria-label="性别" data-wrong={attempts > 0}>
        <SexChips onChoose={onChoose} />
      </Inline>
      {attempts > 0 && <FormError>请选择性别，大运的顺逆随性别而定</FormError>}
    </FieldRow>
  );
}
