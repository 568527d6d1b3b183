import type { ComponentProps } from 'react';
import styles from './Prose.module.css';

/** What the marks of a picture mean: items of a list, each a mark and its word. */
export function Legend({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={[styles.Legend, className].filter(Boolean).join(' ')} {...rest} />;
}
