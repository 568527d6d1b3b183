import type { ReactNode } from 'react';
import { ArrivalGate } from '../../../ui/states/ArrivalGate.tsx';
import { linkRequest } from './linkArrival.ts';

interface LinkGateProps {
  /** Title of the page until it is open. */
  readonly title: string;
  readonly birth: string;
  readonly seal: string | undefined;
  readonly children: ReactNode;
}

/** The gate before a chart opened by a link. */
export function LinkGate({ title, birth, seal, children }: LinkGateProps) {
  return (
    <ArrivalGate
      title={title}
      question={`${birth} ${seal ?? ''}`}
      failed="这个链接现在核对不了，请联网后重试"
      find={() => linkRequest(birth, seal)}
    >
      {children}
    </ArrivalGate>
  );
}
