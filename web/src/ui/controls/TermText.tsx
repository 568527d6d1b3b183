import type { ReactNode } from 'react';
import { PageLink } from '../shell/PageLink.tsx';
import styles from './TermText.module.css';

interface TermTextProps {
  /** The text cut at its terms; `term` names the entry of the glossary, null for plain text. */
  readonly parts: readonly { readonly text: string; readonly term: string | null }[];
  /** Tells the term on the page itself; without it a term leads to the glossary. */
  readonly onTerm?: (term: string) => void;
}

/** A text whose terms can be asked about. */
export function TermText({ parts, onTerm }: TermTextProps): ReactNode {
  return parts.map(({ text, term }, i) =>
    term === null ? (
      text
    ) : onTerm !== undefined ? (
      <button key={i} type="button" className={styles.Term} onClick={() => onTerm(term)}>
        {text}
      </button>
    ) : (
      <PageLink key={i} page="glossary" query={{ term }} className={styles.Term}>
        {text}
      </PageLink>
    ),
  );
}
