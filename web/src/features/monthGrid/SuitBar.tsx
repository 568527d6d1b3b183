import { Icon } from '../../ui/display/Icon.tsx';
import { caretLeftIcon, caretRightIcon, xIcon } from '../../ui/tables/icons.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './MonthGrid.module.css';

interface SuitBarProps {
  /** Name of the affair that is marked; null where none is. */
  readonly affair: string | null;
  /** Days of the month that suit it. */
  readonly count: number;
  readonly onChoose: () => void;
  readonly onTurn: (turn: { readonly step: 1 | -1 }) => void;
  readonly onClear: () => void;
}

/** Under the month: which days suit an affair, with links to the next and the last; or the choice of one. */
export function SuitBar({ affair, count, onChoose, onTurn, onClear }: SuitBarProps) {
  if (affair === null)
    return (
      <Inline wrap align="center" gap={3} padX={4} size="cell" tone="soft" className={styles.Bar}>
        <Text as="button" face="serif" size="sub" weight="bold" onClick={onChoose}>
          哪些日子宜办事 <Icon of={caretRightIcon} size={0.75} />
        </Text>
      </Inline>
    );
  return (
    <Inline
      wrap
      align="center"
      gap={3}
      padX={4}
      size="cell"
      tone="soft"
      className={styles.Bar}
      role="group"
      aria-label={`宜${affair}的日子`}
    >
      <Text as="button" face="serif" size="sub" weight="bold" onClick={onChoose}>
        宜{affair}
      </Text>
      <span aria-live="polite">{count === 0 ? '这个月没有' : `这个月 ${count} 天`}</span>
      <button type="button" className={styles.Clear} aria-label={`不再标宜${affair}`} onClick={onClear}>
        <Icon of={xIcon} size={1} />
      </button>
      <button type="button" onClick={() => onTurn({ step: -1 })}>
        <Icon of={caretLeftIcon} size={0.875} /> 上一天
      </button>
      <button type="button" onClick={() => onTurn({ step: 1 })}>
        下一天 <Icon of={caretRightIcon} size={0.875} />
      </button>
    </Inline>
  );
}
