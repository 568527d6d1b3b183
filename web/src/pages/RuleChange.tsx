import { lazy, Suspense, type ReactNode } from 'react';
import type { ChartRulesInput } from '@shangyuan/engine/chart';
import type { ChartSource } from '../lib/cases/useChartSource.ts';

/** Rarely opened, so it loads on demand. */
const RuleSheet = lazy(async () => ({
  default: (await import('../features/rules/RuleSheet.tsx')).RuleSheet,
}));

interface RuleChangeProps {
  readonly chart: ChartSource['chart'];
  /** What casting again costs. */
  readonly cost?: ReactNode;
  readonly onClose: () => void;
  readonly onApply: (rules: ChartRulesInput) => void;
}

/** The sheet by which a chart is cast by other rules. */
export function RuleChange({ chart, cost, onClose, onApply }: RuleChangeProps) {
  return (
    <Suspense>
      <RuleSheet
        birth={chart.birth}
        rules={chart.rules}
        cost={cost}
        onClose={onClose}
        onApply={({ rules }) => {
          onClose();
          onApply(rules);
        }}
      />
    </Suspense>
  );
}
