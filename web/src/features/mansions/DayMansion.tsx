import type { Mansion } from '@shangyuan/engine/almanac';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import styles from './Mansions.module.css';
import { quarterName } from './mansionView.ts';

/** The mansion of the day. */
export function DayMansion({ mansion, onOpen }: { readonly mansion: Mansion; readonly onOpen: () => void }) {
  return (
    <button type="button" className={styles.Day} onClick={onOpen}>
      <span>
        <small>当日值宿</small>
        <b>{mansion.full}</b>
        <small>
          {quarterName(mansion)}，旧列{mansion.luck}宿
        </small>
      </span>
      <Icon of={caretRightIcon} size={1.25} label="看详解" />
    </button>
  );
}
