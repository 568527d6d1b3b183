import { useState } from 'react';
import { ORDER_STATE_NAMES, PAY_CHANNEL_NAMES } from '@shangyuan/contract';
import { useQueryTexts } from '../src/lib/page/navigation.ts';
import { showToast } from '../src/lib/page/toast.ts';
import { Button } from '../src/ui/controls/Button.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Facts } from '../src/ui/display/Facts.tsx';
import { Inline, List, Stack, Text } from '../src/ui/kit/Kit.tsx';
import { AccountCard } from './AccountCard.tsx';
import { ask, messageOf, readAgain, type Answer } from './ask.ts';
import { Answered, Line } from './parts.tsx';
import { RefundLine } from './RefundLine.tsx';
import { RefundSheet } from './RefundSheet.tsx';
import { ledgerText, timeText } from './words.ts';

/** An order with all that happened to it. */
export function OrderPage() {
  const { orderNo = '' } = useQueryTexts();
  return (
    <Answered call="order" input={{ orderNo }}>
      {(detail) => <Order detail={detail} />}
    </Answered>
  );
}

type Detail = Answer<'order'>;

function Order({ detail }: { readonly detail: Detail }) {
  const { order, account, refunds, ledger, notices } = detail;
  return (
    <Stack gap={4}>
      <Card heading={`订单 ${order.orderNo}`}>
        <Facts
          items={[
            { label: '状态', value: ORDER_STATE_NAMES[order.state] },
            { label: '商品', value: order.title },
            {
              label: '金额',
              value: `${order.amount} 元`,
              note: `已退 ${order.refunded}，可退 ${detail.refundable}`,
            },
            { label: '支付方', value: PAY_CHANNEL_NAMES[order.channel], note: detail.providerTxn },
            { label: '下单', value: timeText(order.createdAt), note: `${timeText(detail.expiresAt)} 前可付` },
            { label: '支付', value: timeText(order.paidAt) },
            { label: '关闭', value: timeText(detail.closedAt) },
            { label: '下次查询', value: timeText(detail.checkAt) },
          ]}
        />
        <Acts detail={detail} />
      </Card>
      {account !== null && <AccountCard account={account} />}
      <Card heading="退款">
        {refunds.length === 0 ? (
          <p>没有退款</p>
        ) : (
          <List ruled>
            {refunds.map((refund) => (
              <RefundLine key={refund.refundNo} refund={refund} />
            ))}
          </List>
        )}
      </Card>
      <Card heading="账目与通知">
        {ledger.length + notices.length === 0 && <p>还没有</p>}
        <List ruled>
          {ledger.map((entry, index) => (
            <Line
              key={index}
              head={`${ledgerText(entry.kind)} · ${ledgerText(entry.account)}`}
              aside={<Text>{entry.amount} 元</Text>}
            >
              {timeText(entry.at)}
            </Line>
          ))}
          {notices.map((notice, index) => (
            <Line key={index} head={`通知 ${notice.kind}`} aside={<Text>{notice.outcome}</Text>}>
              {timeText(notice.at)} · {notice.times} 次
            </Line>
          ))}
        </List>
      </Card>
    </Stack>
  );
}

function Acts({ detail }: { readonly detail: Detail }) {
  const [isRefunding, setRefunding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { order, refundable } = detail;
  const askProvider = async () => {
    setAsking(true);
    try {
      const now = await ask('checkOrder', { orderNo: order.orderNo });
      showToast(`支付方已答复：${ORDER_STATE_NAMES[now.order.state]}`);
      await readAgain();
    } catch (error) {
      showToast(messageOf(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Inline wrap gap={3} rowGap={2} top={3}>
      <Button variant="secondary" size="small" disabled={isAsking} onClick={() => void askProvider()}>
        向支付方查询
      </Button>
      <Button
        variant="danger"
        size="small"
        disabled={refundable === '0.00'}
        onClick={() => setRefunding(true)}
      >
        退款
      </Button>
      {isRefunding && <RefundSheet detail={detail} onClose={() => setRefunding(false)} />}
    </Inline>
  );
}
