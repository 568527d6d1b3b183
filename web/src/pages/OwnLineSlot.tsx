import { useModule } from '../lib/page/useModule.ts';
import { useRecentCases } from './useRecentCases.ts';
import type { CaseTest } from '../lib/cases/caseDb.ts';

const loadOwnLine = () => import('./OwnLine.tsx');

const isOwn: CaseTest = ({ relation }) => relation === '本人';

/** Where 今日一句 stands: for the case that is marked 本人, the last used of several; its readings are loaded where there is one. */
export function OwnLineSlot() {
  const [own] = useRecentCases(1, isOwn) ?? [];
  const loaded = useModule(own === undefined ? null : loadOwnLine);
  return own !== undefined && loaded.state === 'ready' ? <loaded.value.OwnLine record={own} /> : null;
}
