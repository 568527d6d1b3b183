/** States of a refund at WeChat Pay in our words. */
import type { RefundView } from '../../ports.ts';

const STATES: Readonly<Record<string, RefundView['state']>> = {
  PROCESSING: 'processing',
  SUCCESS: 'done',
  CLOSED: 'closed',
  ABNORMAL: 'abnormal',
};

export function refundStateOf(status: string): RefundView['state'] {
  return STATES[status] ?? 'processing';
}
