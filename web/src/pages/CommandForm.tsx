import type { ComponentProps } from 'react';
import { SearchField } from '../ui/controls/SearchField.tsx';

interface CommandFormProps extends Omit<ComponentProps<typeof SearchField>, 'label' | 'onSubmit'> {
  readonly onSubmit: () => void;
}

/** A line that takes a birth, a day or words to search for, and is sent. */
export function CommandForm({ onSubmit, ...field }: CommandFormProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchField label="搜索或输入生辰" {...field} />
    </form>
  );
}
