import { useState } from 'react';
import { PICKER_YEARS } from '@shangyuan/contract';
import { useDraft } from '../features/birth/draft.ts';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { CalendarField, CastForm } from './CastForm.tsx';

const RANGES = [
  { value: 'simple', text: '快速 1902-2037' },
  { value: 'solar', text: '完整 1925-2099' },
] as const;

export function CastByDate() {
  const draft = useDraft('home');
  const [range, setRange] = useState<'simple' | 'solar'>('simple');
  return (
    <>
      <CalendarField label="历法" draft={draft} />
      <Segment label="年份范围" options={RANGES} value={range} onChange={setRange} />
      <CastForm draft={draft} years={PICKER_YEARS[range]} />
    </>
  );
}
