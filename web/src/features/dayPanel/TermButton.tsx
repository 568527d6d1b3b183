import type { SolarTerm } from '@shangyuan/engine/astronomy';
import { lazy, Suspense, useState } from 'react';
import { useCalendar } from '../../lib/engine/calendarOf.ts';
import { beijingTime } from '../../lib/time/beijing.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';

const TermSheet = lazy(async () => ({ default: (await import('./TermSheet.tsx')).TermSheet }));

interface TermButtonProps {
  readonly term: SolarTerm;
  /** When it is, beside its name. */
  readonly text: string;
  readonly isOpenAtFirst?: boolean;
  readonly onClose?: () => void;
}

/** A solar term, which opens its moment to the second. */
export function TermButton({ term, text, isOpenAtFirst = false, onClose }: TermButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const engine = useCalendar(beijingTime(term.epochMs).year);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Inline as="button" gap={1} align="center" tall="touch" onClick={() => setOpen(true)}>
        <Text as="b" face="serif" size="sub" tone="accent">
          {term.name}
        </Text>
        <span>{text}</span>
        <Icon of={caretRightIcon} size={0.75} />
      </Inline>
      {isOpen && engine.state === 'ready' && (
        <Suspense>
          <TermSheet term={term} engine={engine.value} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
