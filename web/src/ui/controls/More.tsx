import { useState, type ReactNode } from 'react';
import { Icon } from '../display/Icon.tsx';
import { caretDownIcon } from '../tables/icons.ts';
import styles from './WhyButton.module.css';

interface MoreProps {
  readonly title: string;
  /** Open from the start. */
  readonly isOpen?: boolean;
  /** Content that is made when it is first opened is passed as a function. */
  readonly children: ReactNode | (() => ReactNode);
}

/** More content, collapsed below its title until it is tapped. */
export function More({ title, isOpen = false, children }: MoreProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  return (
    <details
      className={styles.More}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpen(true);
      }}
    >
      <summary>
        {title}
        <Icon of={caretDownIcon} size={0.75} />
      </summary>
      {typeof children === 'function' ? wasOpen && children() : children}
    </details>
  );
}
