import type { GroupColour } from '../../lib/cases/groupRecord.ts';
import styles from './Groups.module.css';

/** The dot before a group's name. */
export function GroupDot({ colour }: { readonly colour: GroupColour }) {
  return <i className={styles.Dot} data-wuxing={colour} aria-hidden />;
}
