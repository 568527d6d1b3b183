import type { ComponentProps } from 'react';
import { Icon } from '../ui/display/Icon.tsx';
import { caretDownIcon, caretLeftIcon, caretRightIcon } from '../ui/tables/icons.ts';
import styles from './CalendarPage.module.css';
import type { CivilDate } from '@shangyuan/engine/time';

interface CalendarHeadingProps {
  readonly date: CivilDate;
  readonly onTurn: (months: number) => void;
  readonly onJump: () => void;
}

/** To a month beside the one shown. */
function Turn({ icon, ...button }: ComponentProps<'button'> & { readonly icon: string }) {
  return (
    <button type="button" className={styles.Turn} {...button}>
      <Icon of={icon} size={1.125} />
    </button>
  );
}

/** The month in the header, with the ones beside it. */
export function CalendarHeading({ date, onTurn, onJump }: CalendarHeadingProps) {
  return (
    <>
      <Turn icon={caretLeftIcon} aria-label="上个月" onClick={() => onTurn(-1)} />
      <button type="button" className={styles.Heading} onClick={onJump}>
        {date.year}年{date.month}月 <Icon of={caretDownIcon} size={1} />
      </button>
      <Turn icon={caretRightIcon} aria-label="下个月" onClick={() => onTurn(1)} />
    </>
  );
}
