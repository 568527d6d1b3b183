import type { Sex } from '@shangyuan/engine/chart';
import { Pills } from '../../ui/controls/RadioGroup.tsx';
import { useFirstWrong } from '../../ui/controls/useFirstWrong.ts';
import { FormError } from '../../ui/states/FormError.tsx';
import { genderFemaleIcon, genderMaleIcon } from '../../ui/tables/icons.ts';
import { Inline } from '../../ui/kit/Kit.tsx';

const OPTIONS = [
  { value: '男', text: '男', icon: genderMaleIcon },
  { value: '女', text: '女', icon: genderFemaleIcon },
] as const satisfies readonly { value: Sex; text: string; icon: string }[];

interface SexPillsProps {
  readonly value: Sex | null;
  readonly onChange: (value: Sex) => void;
  /** How often a cast was attempted: without a sex the field shows it, and the first wrong field has the focus. */
  readonly attempts?: number;
}

/** 男 or 女; neither until one is chosen. */
export function SexPills({ attempts = 0, ...props }: SexPillsProps) {
  const field = useFirstWrong<HTMLDivElement>(attempts);
  const isMissing = attempts > 0 && props.value === null;
  return (
    <Inline wrap gap={3} rowGap={1} align="center" narrow ref={field} data-wrong={isMissing}>
      <Pills label="性别" options={OPTIONS} {...props} />
      {isMissing && <FormError>请选择性别</FormError>}
    </Inline>
  );
}
