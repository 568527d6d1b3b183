import { useState } from 'react';
import type { PayChannel } from '@shangyuan/contract';
import { channelsOf } from '../features/membership/pay.ts';
import { PayChannels } from '../features/membership/PayChannels.tsx';
import { PriceCards } from '../features/membership/PriceCards.tsx';
import { useOnline } from '../lib/device/online.ts';
import { useGo } from '../lib/page/navigation.ts';
import { showToast } from '../lib/page/toast.ts';
import type { Loaded } from '../lib/page/useModule.ts';
import { isMember, useSession } from '../lib/wire/session.ts';
import type { PayOptions, Product } from '../lib/wire/shop.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Check } from '../ui/controls/Choice.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { Grid } from '../ui/kit/Kit.tsx';

export interface Offer {
  readonly products: readonly Product[];
  readonly options: PayOptions;
}

export interface Chosen {
  readonly product: Product;
  readonly channel: PayChannel;
}

interface OfferCardsProps {
  readonly offer: Offer;
  readonly chosen: Chosen | null;
  readonly onProduct: (productId: string) => void;
  readonly onChannel: (channel: PayChannel) => void;
}

export function OfferCards({ offer, chosen, onProduct, onChannel }: OfferCardsProps) {
  if (offer.products.length === 0) return <Note>目前没有在售的会员，可使用激活码</Note>;
  if (chosen === null)
    return (
      <>
        <PriceCards products={offer.products} value="" onChange={onProduct} />
        <Note>暂未开通支付，可使用激活码</Note>
      </>
    );
  return (
    <>
      <PriceCards products={offer.products} value={chosen.product.productId} onChange={onProduct} />
      <Note align="start">{chosen.product.note}，到期不自动续费。</Note>
      <Card isPadded={false}>
        <PayChannels channels={channelsOf(offer.options)} value={chosen.channel} onChange={onChannel} />
      </Card>
      {offer.options.simulated && <Note>模拟收银台，不会真实扣款</Note>}
    </>
  );
}

interface BuyDockProps {
  readonly offer: Loaded<Offer>;
  readonly chosen: Chosen | null;
}

/** Agreement and button, seen at all times. */
export function BuyDock({ offer, chosen }: BuyDockProps) {
  const go = useGo();
  const isOnline = useOnline();
  const user = useSession((session) => session.user);
  const [isAgreed, setIsAgreed] = useState(false);
  const isLifetime = user?.vipType === '2';
  const handleBuy = () => {
    if (!isAgreed) {
      showToast('请先阅读并同意会员服务协议');
      return;
    }
    if (chosen === null) return;
    if (user === null) {
      go.to('phoneLogin', { redirect: location.hash.slice(1), reason: '开通会员' });
      return;
    }
    go.to('payment', { productId: chosen.product.productId, channel: chosen.channel });
  };
  const price = chosen === null ? '' : ` ¥${chosen.product.price}`;
  const text = isLifetime ? '已是终身会员' : `${isMember(user) ? '续费' : '立即开通'}${price}`;
  return (
    <Grid as="section" aria-label="开通会员">
      <Check isOn={isAgreed} onChange={setIsAgreed}>
        同意
        <PageLink page="texts" query={{ text: 'membership' }}>
          《会员服务协议》
        </PageLink>
        到期不自动续费
      </Check>
      <Button
        disabled={isLifetime || !isOnline || offer.state !== 'ready' || chosen === null}
        onClick={handleBuy}
      >
        {isOnline ? text : '联网后可开通'}
      </Button>
    </Grid>
  );
}
