import { useState } from 'react';
import { ORDER_STATE_NAMES, PAY_CHANNEL_NAMES, type WireOrder } from '@shangyuan/contract';
import { useOnline } from '../lib/device/online.ts';
import { useResource } from '../lib/page/resource.ts';
import { shanghaiDate } from '../lib/time/clock.ts';
import { loadOlderPurchases, purchases } from '../lib/wire/purchases.ts';
import { Button } from '../ui/controls/Button.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Links } from '../ui/display/Links.tsx';
import { Note } from '../ui/display/Note.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { OwnPage } from '../ui/frames/OwnPage.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/States.tsx';
import { Grid, Small, Text } from '../ui/kit/Kit.tsx';

/** 我的订单: every order with what became of it; one that was paid leads to its receipt, one that is pending to its payment. */
export default function OrdersPage() {
  return (
    <OwnPage title="我的订单" page="orders">
      {() => <Orders />}
    </OwnPage>
  );
}

function Orders() {
  const isOnline = useOnline();
  const [older, setOlder] = useState<readonly WireOrder[]>([]);
  const [hasMore, setHasMore] = useState<boolean | null>(null);
  const first = useResource(purchases(isOnline));
  if (first.state === 'loading') return <Skeleton rows={4} />;
  if (first.state === 'failed')
    return <ErrorState onRetry={first.retry}>{isOnline ? '加载失败' : '联网后可查看'}</ErrorState>;
  const orders = [...first.value.items, ...older];
  const last = orders.at(-1);
  if (last === undefined)
    return (
      <EmptyState
        action={
          <Links>
            <PageLink page="memberCenter">会员中心</PageLink>
          </Links>
        }
      >
        还没有订单
      </EmptyState>
    );
  const handleMore = async () => {
    const page = await loadOlderPurchases(last);
    setOlder([...older, ...page.items]);
    setHasMore(page.hasMore);
  };
  return (
    <>
      <RowsCard>
        {orders.map((order) => (
          <OrderRow key={order.orderNo} order={order} />
        ))}
      </RowsCard>
      {(hasMore ?? first.value.hasMore) && (
        <Button variant="secondary" onClick={() => void handleMore().catch(() => undefined)}>
          更早的订单
        </Button>
      )}
      <Note>到期不自动续费，不会产生未经确认的订单</Note>
    </>
  );
}

function OrderRow({ order }: { readonly order: WireOrder }) {
  const { orderNo, name, amount, channel, state, createdAt, paidAt } = order;
  return (
    <LinkRow
      page={paidAt === '' ? 'payment' : 'receipt'}
      query={{ orderNo }}
      label={
        <Grid as="span">
          <span>{name}</span>
          <Small>
            {shanghaiDate(Date.parse(createdAt))} · {PAY_CHANNEL_NAMES[channel]}
          </Small>
        </Grid>
      }
      value={
        <Grid as="span">
          <Text as="b" face="serif" size="body" tone="plain">
            ¥{amount}
          </Text>
          <Small {...(state === 'pending' && { weight: 'bold', tone: 'accent' })}>
            {ORDER_STATE_NAMES[state]}
          </Small>
        </Grid>
      }
    />
  );
}
