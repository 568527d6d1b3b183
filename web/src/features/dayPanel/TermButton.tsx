import type { SolarTerm } from '@shangyuan/engine/astronomy';
import { lazy, Suspense, useState } from 'react';
import { useCalendar } from '../../lib/engine/calendarOf.ts';
import { beijingTime } from '../../lib/time/beijing.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';

const TermSheet = lazy(async () => ({ default: (await import('./TermSheet.tsx')).TermSheet }));

interface OpenTermProps {
  readonly term: SolarTerm;
  readonly onClose: () => void;
}

/** The sheet of a term, once it and the calendar of its year are loaded. */
export function OpenTerm({ term, onClose }: OpenTermProps) {
  const engine = useCalendar(beijingTime(term.epochMs).year);
  if (engine.state !== 'ready') return null;
  return (
    <Suspense>
      <TermSheet term={term} engine={engine.value} onClose={onClose} />
    </Suspense>
  );
}

interface TermButtonProps {
  readonly term: SolarTerm;
  /** When it is, beside its name. */
  readonly text: string;
}

/** A solar term, which opens its moment to the second. */
export function TermButton({ term, text }: TermButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Inline as="button" gap={1} align="center" tall="touch" onClick={() => setOpen(true)}>
        <Text as="b" face="serif" size="sub" tone="accent">
          {term.name}
        </Text>
        <span>{text}</span>
        <Icon of={caretRightIcon} size={0.75} />
      </Inline>
      {isOpen && <OpenTerm term={term} onClose={() => setOpen(false)} />}
    </>
  );
}
