import type { ReactNode } from 'react';

interface PaperProps {
  /** Hides it on the screen and lays it out on paper. */
  readonly className: string | undefined;
  /** Its title, then lines about what it is of. */
  readonly head: readonly string[];
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** Something on paper, hidden on the screen. */
export function Paper({ className, head: [title, ...lines], foot, children }: PaperProps) {
  return (
    <article className={className} aria-hidden>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
      <p>{foot}</p>
    </article>
  );
}
