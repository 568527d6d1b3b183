import type { ReactNode } from 'react';
import { PageLink } from '../shell/PageLink.tsx';
import styles from './TermText.module.css';

interface TermTextProps {
  /** The text cut at its terms; `term` names the entry of the glossary, null for plain text. */
  readonly parts: readonly { readonly text: string; readonly term: string | null }[];
}

/** A text whose terms lead to the glossary. */
export function TermText({ parts }: TermTextProps): ReactNode {
  return parts.map(({ text, term }, i) =>
    term === null ? (
      text
    ) : (
      <PageLink key={i} page="glossary" query={{ term }} className={styles.Term}>
        {text}
      </PageLink>
    ),
  );
}
