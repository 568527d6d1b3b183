import type { ReactNode } from 'react';
import type { PageId, Query } from '../../lib/page/paths.ts';
import { Icon } from '../display/Icon.tsx';
import { PageLink } from '../shell/PageLink.tsx';
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
        <span className={styles.Icon}>
          <Icon of={icon} size={1.375} />
        </span>
      )}
      <span className={styles.Text}>
        <span className={styles.Label}>{label}</span>
        {value !== undefined && <span className={styles.Value}>{value}</span>}
      </span>
      {hasArrow && (
        <span className={styles.Arrow}>
          <Icon of={caretRightIcon} size={1} />
        </span>
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
    <PageLink page={page} query={query ?? {}} className={styles.Row}>
      <RowFace {...face} hasArrow />
    </PageLink>
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
    <button type="button" className={styles.Row} onClick={onClick} disabled={isDisabled}>
      <RowFace {...face} hasArrow={hasArrow} />
    </button>
  );
}

/** A row that says something and leads nowhere. */
export function FactRow(face: RowFaceProps) {
  return (
    <div className={styles.Row}>
      <RowFace {...face} hasArrow={false} />
    </div>
  );
}

/** A row that holds a control or a text. */
export function FieldRow({ icon, label, children }: RowFaceProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.Row} data-field>
      {icon !== undefined && (
        <span className={styles.Icon}>
          <Icon of={icon} size={1.375} />
        </span>
      )}
      <span className={styles.FieldLabel}>{label}</span>
      <div className={styles.Field}>{children}</div>
    </div>
  );
}
