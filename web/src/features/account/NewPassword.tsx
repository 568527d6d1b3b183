import { LIMITS } from '@shangyuan/contract';
import { TextField } from '../../ui/controls/TextField.tsx';

/** A new password as it is being chosen. */
export interface ChosenPassword {
  readonly text: string;
  readonly again: string;
}

export const NO_PASSWORD: ChosenPassword = { text: '', again: '' };
const MIN_LENGTH = LIMITS.passwordMin;

/** Whether it is long enough and typed twice alike. */
export function isChosen({ text, again }: ChosenPassword): boolean {
  return text.length >= MIN_LENGTH && again === text;
}

interface NewPasswordProps {
  readonly label: string;
  readonly value: ChosenPassword;
  readonly onChange: (value: ChosenPassword) => void;
}

/** The two fields of a new password. */
export function NewPassword({ label, value, onChange }: NewPasswordProps) {
  const { text, again } = value;
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        placeholder={`至少 ${MIN_LENGTH} 位`}
        value={text}
        error={text !== '' && text.length < MIN_LENGTH ? `密码至少 ${MIN_LENGTH} 位` : ''}
        onChange={(event) => onChange({ text: event.target.value, again })}
      />
      <TextField
        label="确认密码"
        type="password"
        autoComplete="new-password"
        value={again}
        error={again !== '' && again !== text ? '两次密码不一致' : ''}
        onChange={(event) => onChange({ text, again: event.target.value })}
      />
    </>
  );
}
