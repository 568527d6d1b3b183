import * as z from 'zod/mini';
import { LIMITS } from '@shangyuan/contract';
import { trimmed, useContractForm } from '../../lib/wire/useContractForm.ts';
import { TextField } from '../../ui/controls/TextField.tsx';
import { FormSheet } from '../../ui/frames/Form.tsx';

interface LineSheetProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly type?: 'text' | 'email';
  /** What the call takes for it. */
  readonly schema: z.ZodMiniType<string, string>;
  readonly onSave: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** One line of the profile, changed. What the server refuses stays in the field. */
export function LineSheet(props: LineSheetProps) {
  const { label, value, maxLength = LIMITS.inputLength, type = 'text', schema, onSave, onClose } = props;
  const { field, submit } = useContractForm({
    schema: z.object({ line: trimmed(schema) }),
    initial: { line: value },
    labels: { line: label },
    send: async ({ line }) => {
      await onSave(line);
      onClose();
    },
  });
  return (
    <FormSheet title={label} onClose={onClose} onSubmit={submit}>
      <TextField
        {...field('line')}
        type={type}
        maxLength={maxLength}
        autoComplete={type === 'email' ? 'email' : 'nickname'}
      />
    </FormSheet>
  );
}
