import { useGo } from '../../lib/page/navigation.ts';
import type { Query } from '../../lib/page/paths.ts';
import { passMoment } from '../../lib/wire/passedMoments.ts';
import { useGate } from '../../lib/wire/useGate.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PageBody } from '../../ui/shell/PageShell.tsx';
import { EmptyState } from '../../ui/states/States.tsx';
import { QuotaHint } from '../../ui/states/QuotaHint.tsx';

interface MomentGateProps {
  readonly query: Query;
  readonly onPass: (moment: { at: string }) => void;
}

/** A chart of the moment that was opened by its address: it passes the gate as it would have from the first page. */
export function MomentGate({ query, onPass }: MomentGateProps) {
  const go = useGo();
  const gate = useGate();
  const handleCast = async () => {
    const at = query['at'] ?? String(Date.now());
    const passage = await gate('PaiPan', () => import('../../lib/cases/castBirth.ts'));
    if (!passage.isOpen) return;
    passMoment(at);
    if (query['at'] === undefined) go.query({ at });
    onPass({ at });
  };
  return (
    <PageBody>
      <EmptyState action={<Button onClick={() => void handleCast()}>排这一刻的盘</Button>}>
        即时盘按当前时刻排出，算一次排盘。
      </EmptyState>
      <QuotaHint feature="PaiPan" />
    </PageBody>
  );
}
