import type { ReactNode } from 'react';
import { APPNAME } from '@shangyuan/contract';
import { DISCLAIMER } from '../../lib/words/disclaimer.ts';
import styles from './Paper.module.css';

interface PaperProps {
  /** How what is on it is laid out. */
  readonly className: string | undefined;
  /** Its title, then lines about what it is of. */
  readonly head: readonly string[];
  readonly children: ReactNode;
}

/** Something on paper, hidden on the screen. */
export function Paper({ className, head: [title, ...lines], children }: PaperProps) {
  return (
    <article className={[styles.Paper, className].join(' ')} aria-hidden>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
      <p>
        {APPNAME} · {DISCLAIMER}
      </p>
    </article>
  );
}
