import type { ComponentProps } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './BirthForm.module.css';

/** The button below a birth form, in sight however many notices stand above it. */
export function BirthButton(props: ComponentProps<typeof Button>) {
  return <Button className={styles.Send} {...props} />;
}
