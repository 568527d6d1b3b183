import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly text: string; readonly content: () => ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** The tab that a key leads to, by its place; arrows begin again at the ends. Null for any other key. */
function tabOfKey(key: string, place: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (place + 1) % count;
  return key === 'ArrowLeft' ? (place + count - 1) % count : null;
}

/** Parts of a page behind one another; only the open one is drawn. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  const id = useId();
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const place = tabOfKey(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const next = place === null ? undefined : tabs[place];
    if (place === null || next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    event.currentTarget.querySelectorAll('button')[place]?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.List} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            className={styles.Tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}${tab.value}-panel`}
            // Tab enters the list once, at the open part; arrows move within it.
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.text}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}${tab.value}-panel`}
          aria-labelledby={`${id}${tab.value}`}
          hidden={tab.value !== value}
          tabIndex={-1}
        >
          {tab.value === value && tab.content()}
        </div>
      ))}
    </>
  );
}
