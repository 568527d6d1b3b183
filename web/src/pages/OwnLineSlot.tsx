import { useFirstSteps } from '../lib/device/firstSteps.ts';
import { useModule } from '../lib/page/useModule.ts';
import { useRecentCases } from './useRecentCases.ts';
import type { CaseTest } from '../lib/cases/caseDb.ts';

const loadOwnLine = () => import('./OwnLine.tsx');
const loadQuestion = () => import('./OwnQuestion.tsx');

const isOwn: CaseTest = ({ relation }) => relation === '本人';

/**
 * Where 今日一句 stands: for the case that is marked 本人, the last used of several; its readings are loaded where there is one. Of
 * an only case whose person was not named it is asked.
 */
export function OwnLineSlot() {
  const marked = useRecentCases(1, isOwn);
  const [only, ...others] = useRecentCases(2) ?? [];
  const notOwn = useFirstSteps((steps) => steps.notOwn);
  const own = marked?.[0];
  const isOpen =
    marked?.length === 0 && others.length === 0 && only?.relation === '' && !notOwn.includes(only.id);
  const line = useModule(own === undefined ? null : loadOwnLine);
  const question = useModule(isOpen ? loadQuestion : null);
  if (own !== undefined) return line.state === 'ready' ? <line.value.OwnLine record={own} /> : null;
  return isOpen && question.state === 'ready' ? <question.value.OwnQuestion record={only} /> : null;
}
