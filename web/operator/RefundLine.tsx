import { useState } from 'react';
import { Button } from '../src/ui/controls/Button.tsx';
import { Inline, Text } from '../src/ui/kit/Kit.tsx';
import { ask, type Answer } from './ask.ts';
import { AskReason, Line } from './parts.tsx';
import { daysText, REFUND_STATES, timeText } from './words.ts';

interface RefundLineProps {
  readonly refund: Answer<'refund'>;
  /** Whether its order is named, with the way to it. */
  readonly hasOrder?: boolean;
}

/** A refund, and the way to give it up while the provider does not know it. */
export function RefundLine({ refund, hasOrder = false }: RefundLineProps) {
  const [isEnding, setEnding] = useState(false);
  return (
    <Line
      head={refund.refundNo}
      aside={
        <Inline gap={3} align="center">
          <Text weight="bold" tone={refund.isStuck ? 'danger' : 'plain'}>
            {REFUND_STATES[refund.status]}
            {refund.isStuck && '（卡住）'}
          </Text>
          {refund.status === 'requested' && (
            <Button variant="secondary" size="small" onClick={() => setEnding(true)}>
              撤销
            </Button>
          )}
        </Inline>
      }
    >
      {hasOrder && (
        <Text as="a" tone="link" href={`#/order?orderNo=${refund.orderNo}`}>
          看订单
        </Text>
      )}
      <span>{refund.amount} 元</span>
      <span>收回 {refund.days === null ? '全部' : daysText(refund.days)}</span>
      <span>{refund.reason}</span>
      <span>{refund.operator}</span>
      <span>{timeText(refund.createdAt)}</span>
      {isEnding && (
        <AskReason
          title="撤销退款"
          doneText="已撤销"
          onClose={() => setEnding(false)}
          work={(reason) => ask('cancelRefund', { refundNo: refund.refundNo, reason })}
        >
          撤销 {refund.amount} 元的退款，订单回到已支付。支付方已受理的不能撤销。
        </AskReason>
      )}
    </Line>
  );
}
