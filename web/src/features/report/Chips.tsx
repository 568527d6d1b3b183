import type { ChipView } from './reportView.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Report.module.css';

interface ChipsProps {
  readonly chips: readonly ChipView[];
  readonly openChip: ChipView | null;
  readonly onAsk: (question: { readonly chip: ChipView }) => void;
}

/** Evidence of sentences: a tap opens the reason. Drawn 32 high, touched 44 high. */
export function Chips({ chips, openChip, onAsk }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <Inline as="ul" wrap gap={2} className={styles.Chips} aria-label="依据">
      {chips.map((chip) => (
        <li key={chip.text}>
          <button
            type="button"
            aria-haspopup="dialog"
            data-asked={openChip?.statement.key === chip.statement.key && openChip.text === chip.text}
            onClick={() => onAsk({ chip })}
          >
            <Text padY={1} padX={3} size="cell" tone="soft">
              {chip.text}
            </Text>
          </button>
        </li>
      ))}
    </Inline>
  );
}
