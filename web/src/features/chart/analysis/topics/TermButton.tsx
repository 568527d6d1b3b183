import { glossaryEntry } from '@shangyuan/reading/glossary';
import styles from './Topics.module.css';

interface TermButtonProps {
  readonly term: string;
  readonly onTerm: (term: string) => void;
}

/** A term that opens what it means; plain text where the glossary has none of that name. */
export function TermButton({ term, onTerm }: TermButtonProps) {
  if (glossaryEntry(term) === null) return <>{term}</>;
  return (
    <button type="button" className={styles.Term} onClick={() => onTerm(term)}>
      {term}
    </button>
  );
}
