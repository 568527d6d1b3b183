import type { Mansion } from '@shangyuan/engine/almanac';
import { DetailButton } from '../../ui/controls/DetailButton.tsx';
import { Small } from '../../ui/kit/Kit.tsx';
import styles from './Mansions.module.css';
import { quarterName } from './mansionView.ts';

/** The mansion of the day. */
export function DayMansion({ mansion, onOpen }: { readonly mansion: Mansion; readonly onOpen: () => void }) {
  return (
    <DetailButton justify="between" className={styles.Day} onClick={onOpen}>
      <span>
        <Small block tone="faint">
          当日值宿
        </Small>
        <b>{mansion.full}</b>
        <Small block tone="faint">
          {quarterName(mansion)}，旧列{mansion.luck}宿
        </Small>
      </span>
    </DetailButton>
  );
}
