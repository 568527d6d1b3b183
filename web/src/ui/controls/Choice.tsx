import type { ComponentProps, ReactNode } from 'react';
import { Grid, Inline, Text } from '../kit/Kit.tsx';
import styles from './Choice.module.css';

interface ChipProps extends ComponentProps<'button'> {
  readonly isOn?: boolean;
  /** Opens something to add from; drawn dashed. */
  readonly isAdd?: boolean;
  readonly children: ReactNode;
}

/** A chip that can be on; drawn 32 high, touched 44 high. */
export function Chip({ isOn, isAdd, children, ...rest }: ChipProps) {
  return (
    <button type="button" className={styles.Chip} aria-pressed={isOn} data-add={isAdd} {...rest}>
      <Text padX={3} size="sub" nowrap tone="soft">
        {children}
      </Text>
    </button>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** An on-off switch. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <Grid
      as="button"
      rigid
      centred
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className={styles.Switch}
      onClick={() => onChange(!isOn)}
    >
      <span />
    </Grid>
  );
}

interface CheckProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox with its text. */
export function Check({ isOn, onChange, children }: CheckProps) {
  return (
    <Inline as="label" tall="touch" gap={2} align="center" size="sub" tone="soft" className={styles.Check}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </Inline>
  );
}
