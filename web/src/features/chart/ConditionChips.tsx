import type { Condition } from '@shangyuan/reading/analysis';
import { Icon } from '../../ui/display/Icon.tsx';
import { checkIcon, xIcon } from '../../ui/tables/icons.ts';
import styles from './ConditionChips.module.css';

/** Conditions of a book: met ones washed with a tick, the others plain with a cross. */
export function ConditionChips({ conditions }: { readonly conditions: readonly Condition[] }) {
  return (
    <ul className={styles.Chips}>
      {conditions.map(({ text, isMet }) => (
        <li key={text} data-met={isMet}>
          <Icon of={isMet ? checkIcon : xIcon} size={0.875} label={isMet ? '合' : '不合'} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
