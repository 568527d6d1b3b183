import type { ComponentProps, ReactNode } from 'react';
import { Inline, Text } from '../kit/Kit.tsx';
import styles from './Card.module.css';

interface CardProps extends ComponentProps<'section'> {
  /** Its title, with what is at its right. */
  readonly heading?: ReactNode;
  readonly aside?: ReactNode;
  /** Padding of 16; lists of rows have none. */
  readonly isPadded?: boolean;
}

/** A flat white card. */
export function Card({ isPadded = true, heading, aside, className, children, ...rest }: CardProps) {
  return (
    <section className={[styles.Card, className].filter(Boolean).join(' ')} data-padded={isPadded} {...rest}>
      {heading !== undefined && <SectionTitle aside={aside}>{heading}</SectionTitle>}
      {children}
    </section>
  );
}

/** The mark before a title. */
export function FishTail() {
  return (
    <svg viewBox="0 0 8 14" className={styles.Tail} aria-hidden>
      <path d="M0 0h8v14l-4-4-4 4z" />
    </svg>
  );
}

/** Title of a section with the fish-tail mark; `aside` is at the right. */
export function SectionTitle({
  children,
  aside,
}: {
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}) {
  return (
    <Inline gap={2} align="center" justify="between" className={styles.TitleRow}>
      <Inline as="h2" gap={2} align="center" face="serif" size="h2" weight="bold" leading="snug">
        <FishTail />
        {children}
      </Inline>
      {aside !== undefined && (
        <Text as="div" textAlign="end" size="cell" tone="soft" className={styles.Aside}>
          {aside}
        </Text>
      )}
    </Inline>
  );
}

/** Dashed line of bookbinding stitches. */
export function Stitch() {
  return <hr className={styles.Stitch} />;
}

/** Dot between two facts. */
export function Sep() {
  return <i className={styles.Sep} aria-hidden />;
}

/** Facts in a line, a dot between two that are side by side; where the line breaks there is none. */
export function SepLine({ facts }: { readonly facts: readonly string[] }) {
  return (
    <Inline as="span" wrap narrow className={styles.SepLine}>
      {facts.map((fact) => (
        <span key={fact}>
          <Sep />
          {fact}
        </span>
      ))}
    </Inline>
  );
}

/** The cinnabar seal; one on a screen at most. */
export function Seal({ children }: { readonly children: ReactNode }) {
  return <span className={styles.Seal}>{children}</span>;
}
