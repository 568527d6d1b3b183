import { useOnline } from '../../lib/device/online.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { showToast } from '../../lib/page/toast.ts';
import { useGate } from '../../lib/wire/useGate.ts';
import { useSession } from '../../lib/wire/session.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Skeleton } from '../../ui/states/States.tsx';
import { REPORT_PRODUCT } from '../../lib/wire/services.ts';
import { singleOffer } from './accessView.ts';
import { Stack, Text } from '../../ui/kit/Kit.tsx';
import type { ReportAccess } from './useReportAccess.ts';

interface UnlockCardProps {
  readonly access: ReportAccess;
  /** Sections that are not open. */
  readonly count: number;
}

/** How the rest of a report is opened: membership, or only this report. */
export function UnlockCard({ access, count }: UnlockCardProps) {
  const gate = useGate();
  return (
    <Stack as={Card} gap={2} textAlign="center" aria-label="看全文" top={5}>
      <Text as="p" face="serif" size="h2" weight="bold">
        其余 {count} 篇，会员可读全文
      </Text>
      <Button onClick={() => void gate('report', () => Promise.resolve())}>看全文</Button>
      <Note>会员功能；到期不自动续费</Note>
      <Single access={access} />
    </Stack>
  );
}

function Single({ access: { offer: loaded, retry, spend } }: { readonly access: ReportAccess }) {
  const go = useGo();
  const isOnline = useOnline();
  const user = useSession((session) => session.user);
  const offer = singleOffer(loaded, isOnline);
  if (offer === null) return null;
  if (offer.kind === 'loading') return <Skeleton rows={1} />;
  const known = loaded.state === 'ready' ? loaded.value : null;
  const handleChoose = (): void => {
    if (offer.kind === 'retry') retry();
    else if (offer.kind === 'spend') {
      void spend().then(
        () => showToast('已解锁'),
        // The call has shown the reason.
        () => undefined,
      );
    } else if (offer.kind === 'continue') go.to('payment', { orderNo: known?.pendingNo ?? '' });
    else if (user === null) go.to('phoneLogin', { redirect: location.hash.slice(1), reason: '解锁单份报告' });
    else go.to('payment', { kind: 'service', productId: REPORT_PRODUCT, target: known?.target ?? '' });
  };
  return (
    <>
      {offer.button !== '' && (
        <Button variant="secondary" size="small" onClick={handleChoose}>
          {offer.button}
        </Button>
      )}
      <Note>{offer.note}</Note>
    </>
  );
}
