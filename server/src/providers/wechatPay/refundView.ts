/** States of a refund at WeChat Pay in our words. */
import type { RefundView } from '../../ports.ts';

const STATES: Readonly<Record<string, RefundView['state']>> = {
  PROCESSING: 'processing',
  SUCCESS: 'done',
  CLOSED: 'closed',
  ABNORMAL: 'abnormal',
};

export function refundViewOf(status: string, refundId: string, acceptedAt: Date | null): RefundView {
  return { state: STATES[status] ?? 'processing', refundId, acceptedAt };
}
