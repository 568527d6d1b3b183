import { useState, type ReactNode } from 'react';
import { useGo } from '../../lib/page/navigation.ts';
import { useModule } from '../../lib/page/useModule.ts';
import { arrive, type ArrivalRequest } from '../../lib/wire/arrival.ts';
import { useGate } from '../../lib/wire/useGate.ts';
import { Button } from '../controls/Button.tsx';
import { Page } from '../shell/PageShell.tsx';
import { QuotaHint } from './QuotaHint.tsx';
import { EmptyState, ErrorState, Skeleton } from './States.tsx';

/** The request of an address, and why it does not open by itself. */
export interface GateRequest extends ArrivalRequest {
  readonly why: string;
}

interface ArrivalGateProps {
  /** Title of the page until it is open. */
  readonly title: string;
  /** Identifies the question. */
  readonly question: string;
  /** Whether it is open from the start. */
  readonly isOpen?: boolean;
  /** What has to pass the gate; null where nothing has. */
  readonly find: () => Promise<GateRequest | null>;
  /** Shown where the check fails. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** The gate before a page whose address is itself the question: see lib/wire/arrival.ts. */
export function ArrivalGate(props: ArrivalGateProps) {
  return <Gate key={props.question} {...props} />;
}

function Gate({ title, question, isOpen: isOpenFirst = false, find, failed, children }: ArrivalGateProps) {
  const go = useGo();
  const gate = useGate();
  // Once open it stays so: a day that ends while one reads is no new question.
  const [isOpen, setOpen] = useState(isOpenFirst);
  // Without the library of resources, which a chart opened by a link would wait for.
  const [arriveOnce] = useState(() => async () => {
    const request = isOpenFirst ? null : await find();
    if (request === null) return null;
    return (await arrive(go, question, request)) === 'open' ? null : request;
  });
  const loaded = useModule(arriveOnce);
  const closed = loaded.state === 'ready' ? loaded.value : null;
  if (isOpen || (loaded.state === 'ready' && closed === null)) return <>{children}</>;
  const handleOpen = async ({ feature, work, onPass }: GateRequest) => {
    const passage = await gate(feature, work);
    if (!passage.isOpen) return;
    onPass();
    setOpen(true);
  };
  return (
    <Page title={title}>
      {loaded.state === 'loading' && <Skeleton />}
      {loaded.state === 'failed' && <ErrorState onRetry={loaded.retry}>{failed}</ErrorState>}
      {closed !== null && (
        <>
          <EmptyState action={<Button onClick={() => void handleOpen(closed)}>打开</Button>}>
            {closed.why}
          </EmptyState>
          <QuotaHint feature={closed.feature} />
        </>
      )}
    </Page>
  );
}
