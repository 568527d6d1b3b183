import { useState } from 'react';
import { Segment } from '../src/ui/controls/RadioGroup.tsx';
import { Select } from '../src/ui/controls/Select.tsx';
import { Stack } from '../src/ui/kit/Kit.tsx';
import { EmptyState } from '../src/ui/states/States.tsx';
import type { Question } from './ask.ts';
import { LetterCard } from './LetterCard.tsx';
import { Answered, Pager, usePages } from './parts.tsx';
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
      <Letters key={show + type} show={show} type={type} />
    </Stack>
  );
}

function Letters({ show, type }: { readonly show: 'open' | 'all'; readonly type: Type }) {
  const pages = usePages();
  return (
    <Answered call="feedback" input={{ show, type, after: pages.after }}>
      {({ letters, next }) =>
        letters.length === 0 ? (
          <EmptyState>{show === 'open' ? '都处理完了' : '还没有反馈'}</EmptyState>
        ) : (
          <Stack gap={4}>
            {letters.map((letter) => (
              <LetterCard key={letter.id} letter={letter} />
            ))}
            <Pager pages={pages} next={next} />
          </Stack>
        )
      }
    </Answered>
  );
}
