import type { ChartPillars } from '@shangyuan/engine/chart';
import type { ReactNode } from 'react';
import { pillarsLine } from '../../../lib/words/pillarsText.ts';
import { GanzhiText } from '../../../ui/display/GanzhiText.tsx';
import { Inline } from '../../../ui/kit/Kit.tsx';

interface PillarsStripProps {
  readonly pillars: ChartPillars;
  /** Content at the right. */
  readonly children: ReactNode;
}

/** The pillars a page is about, under its bar. */
export function PillarsStrip({ pillars, children }: PillarsStripProps) {
  return (
    <Inline as="p" ground="sunken" wrap justify="between" padY={2} padX={3} size="sub" tone="soft">
      <GanzhiText>{pillarsLine(pillars)}</GanzhiText>
      <span>{children}</span>
    </Inline>
  );
}
