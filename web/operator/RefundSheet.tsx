import { parseYuan } from '@shangyuan/contract';
import { useState } from 'react';
import { newId } from '../src/lib/device/newId.ts';
import { TextField } from '../src/ui/controls/TextField.tsx';
import { Text } from '../src/ui/kit/Kit.tsx';
import { ask, type Answer } from './ask.ts';
import { ActSheet, ReasonField } from './parts.tsx';

interface RefundSheetProps {
  readonly detail: Answer<'order'>;
  readonly onClose: () => void;
}

/** Gives an order back, whole or in part: the amount is typed, and what will follow is shown before. */
export function RefundSheet({ detail, onClose }: RefundSheetProps) {
  const { order, refundable } = detail;
  const [amount, setAmount] = useState('');
  const [days, setDays] = useState('');
  const [reason, setReason] = useState('');
  // One for the sheet: what is sent again after an answer was lost is the same refund.
  const [requestId] = useState(newId);
  const fen = parseYuan(amount.trim());
  const left = parseYuan(refundable) ?? 0;
  const isAmount = fen !== null && fen > 0 && fen <= left;
  const isWhole = isAmount && fen === left;
  const areDays = /^\d{0,5}$/.test(days.trim());
  const taken = days.trim() === '' ? (isWhole ? '余下的全部' : '0 天') : `${days.trim()} 天`;
  return (
    <ActSheet
      title="退款"
      submitText="确认退款"
      doneText="退款已提交"
      isReady={isAmount && areDays && reason.trim() !== ''}
      onClose={onClose}
      work={() =>
        ask('refund', {
          orderNo: order.orderNo,
          requestId,
          amount: amount.trim(),
          days: days.trim() === '' ? null : Number(days),
          reason: reason.trim(),
        })
      }
    >
      <p>
        订单 {order.orderNo}，{order.title}，可退 {refundable} 元。
      </p>
      <TextField
        label="金额"
        inputMode="decimal"
        placeholder={`至多 ${refundable}`}
        tail={<span>元</span>}
        value={amount}
        error={amount.trim() === '' || isAmount ? '' : `须为 0.01 至 ${refundable} 元`}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        label="收回会员"
        inputMode="numeric"
        placeholder="不填：全退收回全部，部分退不收"
        tail={<span>天</span>}
        value={days}
        error={areDays ? '' : '须为天数'}
        onChange={(event) => setDays(event.target.value)}
      />
      <ReasonField value={reason} onChange={setReason} />
      {isAmount && (
        <Text as="p" tone="danger" weight="bold">
          将退回 {amount.trim()} 元，收回会员 {taken}。钱退出后不能撤回。
        </Text>
      )}
    </ActSheet>
  );
}
