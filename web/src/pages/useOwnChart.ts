/**
 * The chart that charts of the book are compared with: an example or a case of this device, named in the address or marked 本人.
 */
import type { CaseTest } from '../lib/cases/caseDb.ts';
import { useChartSource, type ChartSource, type NoChart } from '../lib/cases/useChartSource.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import type { Query } from '../lib/page/paths.ts';
import type { Loaded } from '../lib/page/useModule.ts';
import { useRecentCases } from './useRecentCases.ts';

const isOwn: CaseTest = ({ relation }) => relation === '本人';

interface OwnChart {
  /** What of the address names it; empty where nothing does. */
  readonly query: Query;
  readonly loaded: Loaded<ChartSource | NoChart>;
}

/** One's own chart, if there is one. */
export function useOwnChart(): OwnChart {
  const { example, id } = useQueryTexts();
  const [marked] = useRecentCases(1, isOwn) ?? [];
  const caseId = id ?? marked?.id;
  const query: Query = example !== undefined ? { example } : caseId !== undefined ? { id: caseId } : {};
  return { query, loaded: useChartSource(query) };
}
