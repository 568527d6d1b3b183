import type { ComponentProps } from 'react';
import { Icon } from '../display/Icon.tsx';
import { Grid } from '../kit/Kit.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: string;
  /** In rem. */
  readonly size?: number;
  readonly label: string;
  readonly tone?: 'soft' | 'faint' | 'accent';
}

/** A button that is an icon. */
export function IconButton({ icon, size = 1.25, label, tone = 'soft', ...rest }: IconButtonProps) {
  return (
    <Grid as="button" rigid centred tone={tone} aria-label={label} {...rest}>
      <Icon of={icon} size={size} />
    </Grid>
  );
}
