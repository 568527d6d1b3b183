import { useState, type ReactNode } from 'react';
import { Check } from '../../ui/controls/Choice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Prose } from '../../ui/display/Prose.tsx';
import styles from './Account.module.css';

interface TermsSheetProps {
  readonly title: string;
  /** Above the list. */
  readonly intro?: ReactNode;
  /** Heading of what the step concerns. */
  readonly heading: string;
  readonly items: readonly string[];
  readonly terms: readonly string[];
  readonly agreement: string;
  readonly onClose: () => void;
  readonly onNext: () => void;
}

/** The first step of what cannot be taken back: what it concerns, what follows, and that the user has read it. */
export function TermsSheet(props: TermsSheetProps) {
  const { title, intro, heading, items, terms, agreement, onClose, onNext } = props;
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <Sheet
      isOpen
      title={title}
      onClose={onClose}
      confirmText="下一步"
      isConfirmDisabled={!isAgreed}
      onConfirm={onNext}
    >
      <Prose>
        {intro}
        <h3>{heading}</h3>
        <ul className={styles.Losses}>
          {items.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>请留意</h3>
        {terms.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Check isOn={isAgreed} onChange={setIsAgreed}>
          {agreement}
        </Check>
      </Prose>
    </Sheet>
  );
}
