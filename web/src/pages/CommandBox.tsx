import { useState } from 'react';
import { useGo } from '../lib/page/navigation.ts';
import { CommandForm } from './CommandForm.tsx';

/** A line to type into: a birth is cast, a day is shown, anything else is searched for. */
export function CommandBox() {
  const go = useGo();
  const [text, setText] = useState('');
  return (
    <CommandForm
      enterKeyHint="go"
      placeholder="搜索，或 1990-6-15 14:30 女"
      value={text}
      onChange={setText}
      onSubmit={() => go.to('search', text.trim() === '' ? {} : { q: text.trim(), run: '1' })}
    />
  );
}
