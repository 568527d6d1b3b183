import { useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../display/Icon.tsx';
import { caretDownIcon, checkIcon } from '../tables/icons.ts';
import { Inline, List } from '../kit/Kit.tsx';
import styles from './Choice.module.css';
import { Sheet } from './Sheet.tsx';

interface SelectProps<T extends string> extends Omit<ComponentProps<'button'>, 'value' | 'onChange'> {
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Title of the sheet; the default accessible name. */
  readonly title?: string;
  /** inline: as a word of its line; box: as a field of a form. */
  readonly look?: 'inline' | 'box';
}

/** One of several, chosen from a sheet. */
export function Select<T extends string>({
  options,
  value,
  onChange,
  title,
  look = 'inline',
  ...rest
}: SelectProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.Select}
        data-look={look}
        onClick={() => setOpen(true)}
        {...rest}
      >
        <span>{options.find((option) => option.value === value)?.text}</span>
        <Icon of={caretDownIcon} size={0.875} />
      </button>
      {/* Outside the label that may surround the button: a press on an option is no press on the label. */}
      {isOpen &&
        createPortal(
          <Sheet isOpen title={title ?? rest['aria-label'] ?? '请选择'} onClose={close}>
            <List ruled className={styles.Options}>
              {options.map((option) => (
                <li key={option.value}>
                  <Inline
                    as="button"
                    gap={2}
                    align="center"
                    justify="between"
                    wide
                    padY={2}
                    size="body"
                    textAlign="start"
                    tone="plain"
                    aria-pressed={option.value === value}
                    onClick={() => {
                      close();
                      if (option.value !== value) onChange(option.value);
                    }}
                  >
                    {option.text}
                    {option.value === value && <Icon of={checkIcon} size={1.125} />}
                  </Inline>
                </li>
              ))}
            </List>
          </Sheet>,
          document.body,
        )}
    </>
  );
}
