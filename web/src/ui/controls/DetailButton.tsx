import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../display/Icon.tsx';
import { Inline } from '../kit/Kit.tsx';
import { caretRightIcon } from '../tables/icons.ts';

interface DetailButtonProps extends Omit<ComponentProps<typeof Inline<'button'>>, 'as'> {
  readonly children: ReactNode;
}

/** Something at a glance; opens its details. */
export function DetailButton({ children, ...line }: DetailButtonProps) {
  return (
    <Inline as="button" gap={4} align="center" wide {...line}>
      {children}
      <Icon of={caretRightIcon} size={1.25} label="看详解" />
    </Inline>
  );
}
