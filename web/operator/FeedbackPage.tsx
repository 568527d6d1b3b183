import { useState } from 'react';
import { Segment } from '../src/ui/controls/RadioGroup.tsx';
import { Select } from '../src/ui/controls/Select.tsx';
import { Stack } from '../src/ui/kit/Kit.tsx';
import type { Question } from './ask.ts';
import { LetterCard } from './LetterCard.tsx';
import { PagedList } from './parts.tsx';
import { LETTER_TYPES } from './words.ts';

type Type = NonNullable<Question<'feedback'>['type']>;

const SHOWN = [
  { value: 'open', text: '未处理' },
  { value: 'all', text: '全部' },
] as const;
const TYPES = [
  { value: '', text: '全部类别' },
  ...Object.entries(LETTER_TYPES).map(([value, text]) => ({ value: value as Type, text })),
] as const;

/** Letters of users and visitors. */
export function FeedbackPage() {
  const [show, setShow] = useState<'open' | 'all'>('open');
  const [type, setType] = useState<Type>('');
  return (
    <Stack gap={4}>
      <Segment label="显示" options={SHOWN} value={show} onChange={setShow} />
      <Select look="box" title="类别" aria-label="类别" options={TYPES} value={type} onChange={setType} />
      <PagedList
        key={show + type}
        call="feedback"
        input={{ show, type }}
        rowsOf={({ letters }) => letters}
        empty={show === 'open' ? '都处理完了' : '还没有反馈'}
      >
        {(letter) => <LetterCard key={letter.id} letter={letter} />}
      </PagedList>
    </Stack>
  );
}
