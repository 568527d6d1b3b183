import type { ComponentProps, ReactNode } from 'react';
import type { PageId, Query } from '../../lib/page/paths.ts';
import { Card } from '../display/Card.tsx';
import { Icon } from '../display/Icon.tsx';
import { PageLink } from '../shell/PageLink.tsx';
import { Inline, Text } from '../kit/Kit.tsx';
import styles from './Rows.module.css';
import { caretRightIcon } from '../tables/icons.ts';

/** A list of rows inside a card, inner lines inset. */
export function Rows({
  children,
  isDense = false,
}: {
  readonly children: ReactNode;
  readonly isDense?: boolean;
}) {
  return (
    <div className={styles.Rows} data-dense={isDense}>
      {children}
    </div>
  );
}

/** A card that is rows. */
export function RowsCard({
  children,
  isDense = false,
  ...card
}: ComponentProps<typeof Card> & { readonly isDense?: boolean }) {
  return (
    <Card isPadded={false} {...card}>
      <Rows isDense={isDense}>{children}</Rows>
    </Card>
  );
}

interface RowFaceProps {
  readonly icon?: string;
  readonly label: ReactNode;
  /** Content at the right before the arrow. */
  readonly value?: ReactNode;
}

function RowFace({ icon, label, value, hasArrow }: RowFaceProps & { readonly hasArrow: boolean }) {
  return (
    <>
      {icon !== undefined && (
        <Text tone="accent" className={styles.Icon}>
          <Icon of={icon} size={1.375} />
        </Text>
      )}
      <Inline as="span" grow wrap gap={2} align="center">
        <Text narrow size="body" leading="snug" className={styles.Label}>
          {label}
        </Text>
        {value !== undefined && (
          <Text size="cell" textAlign="end" tone="soft" className={styles.Value}>
            {value}
          </Text>
        )}
      </Inline>
      {hasArrow && (
        <Text tone="soft">
          <Icon of={caretRightIcon} size={1} />
        </Text>
      )}
    </>
  );
}

/** A row that opens a page. */
export function LinkRow({
  page,
  query,
  ...face
}: RowFaceProps & { readonly page: PageId; readonly query?: Query }) {
  return (
    <Inline
      as={PageLink}
      gap={3}
      align="center"
      wide
      padY={1}
      padX={4}
      page={page}
      query={query ?? {}}
      className={styles.Row}
    >
      <RowFace {...face} hasArrow />
    </Inline>
  );
}

/** A row that does something. */
export function ActionRow({
  onClick,
  hasArrow = true,
  isDisabled = false,
  ...face
}: RowFaceProps & {
  readonly onClick: () => void;
  readonly hasArrow?: boolean;
  readonly isDisabled?: boolean;
}) {
  return (
    <Inline
      as="button"
      gap={3}
      align="center"
      wide
      padY={1}
      padX={4}
      className={styles.Row}
      onClick={onClick}
      disabled={isDisabled}
    >
      <RowFace {...face} hasArrow={hasArrow} />
    </Inline>
  );
}

/** A row that says something and leads nowhere. */
export function FactRow(face: RowFaceProps) {
  return (
    <Inline gap={3} align="center" wide padY={1} padX={4} className={styles.Row}>
      <RowFace {...face} hasArrow={false} />
    </Inline>
  );
}

/** A row that holds a control or a text. */
export function FieldRow({ icon, label, children }: RowFaceProps & { readonly children: ReactNode }) {
  return (
    <Inline gap={3} align="center" wide padY={1} padX={4} className={styles.Row} data-field>
      {icon !== undefined && (
        <Text tone="accent" className={styles.Icon}>
          <Icon of={icon} size={1.375} />
        </Text>
      )}
      <span className={styles.FieldLabel}>{label}</span>
      <div className={styles.Field}>{children}</div>
    </Inline>
  );
}
