import { useState } from 'react';
import { useGo } from '../lib/page/navigation.ts';
import { SearchForm } from '../ui/controls/SearchField.tsx';

/** A line to type into: a birth is cast, a day is shown, anything else is searched for. */
export function CommandBox() {
  const go = useGo();
  const [text, setText] = useState('');
  const handleSubmit = () => go.to('search', text.trim() === '' ? {} : { q: text.trim(), run: '1' });
  return (
    <SearchForm
      label="搜索或输入生辰"
      placeholder="搜索，或 1990-6-15 14:30 女"
      value={text}
      onChange={setText}
      enterKeyHint="go"
      onSubmit={handleSubmit}
    />
  );
}
