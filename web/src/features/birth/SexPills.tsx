import { useEffect, useRef } from 'react';
import type { Sex } from '@shangyuan/engine/chart';
import { Pills } from '../../ui/controls/RadioGroup.tsx';
import { FormError } from '../../ui/states/FormError.tsx';
import { genderFemaleIcon, genderMaleIcon } from '../../ui/tables/icons.ts';
import { Inline } from '../../ui/kit/Kit.tsx';

const OPTIONS = [
  { value: '男', text: '男', icon: genderMaleIcon },
  { value: '女', text: '女', icon: genderFemaleIcon },
] as const satisfies readonly { value: Sex; text: string; icon: string }[];

/** A box whose first choice takes the focus with each request for one. */
export function useFocusOn(choice: 'input' | 'button', requests: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (requests > 0) box.current?.querySelector(choice)?.focus();
  }, [choice, requests]);
  return box;
}

interface SexPillsProps {
  readonly value: Sex | null;
  readonly onChange: (value: Sex) => void;
  /** How often a cast was attempted without it: each time the field takes the focus and shows the error. */
  readonly requests?: number;
}

/** 男 or 女; neither until one is chosen. */
export function SexPills({ requests = 0, ...props }: SexPillsProps) {
  const field = useFocusOn('input', requests);
  const isMissing = requests > 0 && props.value === null;
  return (
    <Inline wrap gap={3} rowGap={1} align="center" narrow ref={field}>
      <Pills label="性别" options={OPTIONS} {...props} />
      {isMissing && <FormError>请选择性别</FormError>}
    </Inline>
  );
}
