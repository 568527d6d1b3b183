import type { FormEvent, ReactNode } from 'react';
import { useOnline } from '../../lib/device/online.ts';
import { Button } from '../controls/Button.tsx';
import { Sheet } from '../controls/Sheet.tsx';
import { Note } from '../display/Note.tsx';
import { Stack, Text } from '../kit/Kit.tsx';

interface FormParts {
  /** Sends what is right. What is wrong is shown at its field, what was refused by its call. */
  readonly onSubmit: () => Promise<unknown>;
  /** Fields. */
  readonly children: ReactNode;
}

interface FormProps extends FormParts {
  /** What the button says. */
  readonly submitText: string;
  /** False while something beside the fields is missing. */
  readonly isReady?: boolean;
  /** Whether it can only be sent with a network. */
  readonly needsNetwork?: boolean;
  /** Below the button, while it can be sent. */
  readonly note?: string;
}

/** A page's form: its fields, the button that sends them, and a note. They are laid out as parts of what the form stands in. */
export function Form(props: FormProps) {
  const { submitText, needsNetwork = false, isReady = true, note, onSubmit, children } = props;
  const isOnline = useOnline();
  const isCut = needsNetwork && !isOnline;
  const text = isCut ? '联网后可用' : note;
  return (
    <Text as="form" contents onSubmit={submitting(onSubmit)} noValidate>
      {children}
      <Button type="submit" disabled={isCut || !isReady}>
        {submitText}
      </Button>
      {text !== undefined && <Note>{text}</Note>}
    </Text>
  );
}

interface FormSheetProps extends FormParts {
  readonly title: string;
  /** What the confirming button says. */
  readonly submitText?: string;
  /** False while something beside the fields is missing. */
  readonly isReady?: boolean;
  readonly onClose: () => void;
}

/** A form in a sheet, whose confirming button sends it. */
export function FormSheet(props: FormSheetProps) {
  const { title, submitText = '确定', isReady = true, onClose, onSubmit, children } = props;
  const submit = submitting(onSubmit);
  return (
    <Sheet
      isOpen
      title={title}
      onClose={onClose}
      confirmText={submitText}
      isConfirmDisabled={!isReady}
      onConfirm={submit}
    >
      <Stack as="form" gap={3} onSubmit={submit} noValidate>
        {children}
      </Stack>
    </Sheet>
  );
}

/** Sends a form where the page stays. */
const submitting = (onSubmit: () => Promise<unknown>) => (event?: FormEvent) => {
  event?.preventDefault();
  void onSubmit().catch(() => undefined);
};
