import type { Mansion } from '@shangyuan/engine/almanac';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import { Inline, Small } from '../../ui/kit/Kit.tsx';
import styles from './Mansions.module.css';
import { quarterName } from './mansionView.ts';

/** The mansion of the day. */
export function DayMansion({ mansion, onOpen }: { readonly mansion: Mansion; readonly onOpen: () => void }) {
  return (
    <Inline as="button" gap={4} align="center" justify="between" wide className={styles.Day} onClick={onOpen}>
      <span>
        <Small block tone="faint">
          当日值宿
        </Small>
        <b>{mansion.full}</b>
        <Small block tone="faint">
          {quarterName(mansion)}，旧列{mansion.luck}宿
        </Small>
      </span>
      <Icon of={caretRightIcon} size={1.25} label="看详解" />
    </Inline>
  );
}
