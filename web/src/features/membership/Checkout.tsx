import { useState } from 'react';
import { PAY_CHANNELS, type PayChannel } from '@shangyuan/contract';
import { newId } from '../../lib/device/newId.ts';
import { useOnline } from '../../lib/device/online.ts';
import { useQueryTexts } from '../../lib/page/navigation.ts';
import { shop, type OrderKind, type Product } from '../../lib/wire/shop.ts';
import { useResource } from '../../lib/page/resource.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FactRow, RowsCard } from '../../ui/controls/Rows.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Links } from '../../ui/display/Links.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { Text } from '../../ui/kit/Kit.tsx';
import { channelsOf } from './pay.ts';
import { PayChannels } from './PayChannels.tsx';
import type { Paying } from './usePaying.ts';

const channelOf = (text: string | undefined): PayChannel | null =>
  PAY_CHANNELS.find((channel) => channel === text) ?? null;

/** Before there is an order: what is bought, for how much, and how it is paid. */
export function Checkout({ productId, paying }: { readonly productId: string; readonly paying: Paying }) {
  const query = useQueryTexts();
  const kind: OrderKind = query['kind'] === 'service' ? 'service' : 'vip';
  const isOnline = useOnline();
  const found = useResource(shop(kind, isOnline));
  if (found.state === 'loading') return <Skeleton rows={3} />;
  if (found.state === 'failed')
    return isOnline ? <ErrorState onRetry={found.retry}>价格获取失败</ErrorState> : <Note>联网后可支付</Note>;
  const { products, options } = found.value;
  const product = products.find((one) => one.productId === productId);
  const channels = channelsOf(options);
  if (product === undefined) return <EmptyState>商品不存在或已下架</EmptyState>;
  if (channels.length === 0) return <EmptyState>暂未开通支付，可使用激活码</EmptyState>;
  return (
    <CheckoutForm
      kind={kind}
      product={product}
      channels={channels}
      isSimulated={options.simulated}
      paying={paying}
    />
  );
}

interface CheckoutFormProps {
  readonly kind: OrderKind;
  readonly product: Product;
  readonly channels: readonly PayChannel[];
  readonly isSimulated: boolean;
  readonly paying: Paying;
}

function CheckoutForm({ kind, product, channels, isSimulated, paying }: CheckoutFormProps) {
  const query = useQueryTexts();
  const isOnline = useOnline();
  const wished = channelOf(query['channel']);
  const [channel, setChannel] = useState<PayChannel>(
    wished !== null && channels.includes(wished) ? wished : (channels[0] ?? 'alipay'),
  );
  // One per purchase and channel: a second tap gets the same order.
  const [ids, setIds] = useState(() => ({ wechat: newId(), alipay: newId() }));
  const { progress, start } = paying;
  const handlePay = async () => {
    const target = query['target'];
    const isBegun = await start(kind, channel, {
      productId: product.productId,
      requestId: ids[channel],
      ...(target === undefined ? {} : { target }),
    });
    if (!isBegun) setIds({ ...ids, [channel]: newId() });
  };
  return (
    <>
      <RowsCard>
        <FactRow label="商品" value={product.name} />
        <FactRow label="说明" value={product.note} />
        <FactRow
          label="金额"
          value={
            <Text as="b" face="serif" size="h1" tone="plain">
              ¥{product.price}
            </Text>
          }
        />
      </RowsCard>
      <Card isPadded={false}>
        <PayChannels channels={channels} value={channel} onChange={setChannel} />
      </Card>
      {progress.event === 'fail' && (
        <Note align="start">支付失败：没有扣款。可再试一次，或换一种支付方式。</Note>
      )}
      <Button disabled={!isOnline || progress.isLeaving} onClick={() => void handlePay()}>
        {payButtonText(isOnline, progress.isLeaving, product.price)}
      </Button>
      <Note>到期不自动续费{isSimulated && '；当前为模拟收银台，不会真实扣款'}</Note>
      <Links>
        <PageLink page="texts" query={{ text: 'refund' }}>
          退款说明
        </PageLink>
        <PageLink page="advice" query={{ type: 'account' }}>
          联系客服
        </PageLink>
      </Links>
    </>
  );
}

function payButtonText(isOnline: boolean, isLeaving: boolean, price: string): string {
  if (!isOnline) return '联网后可用';
  return isLeaving ? '正在前往收银台…' : `支付 ¥${price}`;
}
