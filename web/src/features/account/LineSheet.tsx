import { useState } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';

interface LineSheetProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly type?: 'text' | 'email';
  /** Whether an empty line may be saved, which removes the value. */
  readonly mayBeEmpty?: boolean;
  readonly onSave: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** One line of the profile, changed. What the server refuses stays in the field. */
export function LineSheet(props: LineSheetProps) {
  const {
    label,
    value,
    maxLength = LIMITS.inputLength,
    type = 'text',
    mayBeEmpty = false,
    onSave,
    onClose,
  } = props;
  const [text, setText] = useState(value);
  return (
    <Sheet
      isOpen
      title={label}
      onClose={onClose}
      isConfirmDisabled={!mayBeEmpty && text.trim() === ''}
      onConfirm={() => void onSave(text.trim()).then(onClose, () => undefined)}
    >
      <TextField
        label={label}
        type={type}
        maxLength={maxLength}
        autoComplete={type === 'email' ? 'email' : 'nickname'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Sheet>
  );
}
