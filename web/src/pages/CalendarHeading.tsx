import { Icon } from '../ui/display/Icon.tsx';
import { caretDownIcon, caretLeftIcon, caretRightIcon } from '../ui/tables/icons.ts';
import styles from './CalendarPage.module.css';
import type { CivilDate } from '@shangyuan/engine/time';

interface CalendarHeadingProps {
  readonly date: CivilDate;
  readonly onTurn: (months: number) => void;
  readonly onJump: () => void;
}

/** The month in the header, with the ones beside it. */
export function CalendarHeading({ date, onTurn, onJump }: CalendarHeadingProps) {
  return (
    <>
      <button type="button" className={styles.Turn} aria-label="上个月" onClick={() => onTurn(-1)}>
        <Icon of={caretLeftIcon} size={1.125} />
      </button>
      <button type="button" className={styles.Heading} onClick={onJump}>
        {date.year}年{date.month}月 <Icon of={caretDownIcon} size={1} />
      </button>
      <button type="button" className={styles.Turn} aria-label="下个月" onClick={() => onTurn(1)}>
        <Icon of={caretRightIcon} size={1.125} />
      </button>
    </>
  );
}
