import { useState, type FormEvent } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { Icon } from '../../ui/display/Icon.tsx';
import { Grid, Inline, Text, VisuallyHidden } from '../../ui/kit/Kit.tsx';
import { arrowRightIcon, chatCircleTextIcon } from '../../ui/tables/icons.ts';
import styles from './AskField.module.css';

interface AskFieldProps {
  /** What was typed before a detour. */
  readonly typed: string;
  readonly onAsk: (question: { readonly text: string }) => void;
}

/** A line to type a question into. */
export function AskField({ typed, onAsk }: AskFieldProps) {
  const [text, setText] = useState(typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onAsk({ text: text.trim() });
  };
  return (
    <form onSubmit={submit}>
      <Inline ground="card" round="input" gap={2} align="center" padX={3} className={styles.Field}>
        <Text tone="accent">
          <Icon of={chatCircleTextIcon} size={1.25} />
        </Text>
        <input
          type="text"
          enterKeyHint="send"
          aria-label="想问的事"
          placeholder="比如：我明年适合换工作吗"
          maxLength={LIMITS.inputLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Grid as="button" centred rigid type="submit" className={styles.Send} disabled={text.trim() === ''}>
          <Icon of={arrowRightIcon} size={1.25} />
          <VisuallyHidden>问</VisuallyHidden>
        </Grid>
      </Inline>
      <Text as="p" size="cell" tone="soft" className={styles.Hint}>
        一次问一件，说明是哪一年，答得更准
      </Text>
    </form>
  );
}
