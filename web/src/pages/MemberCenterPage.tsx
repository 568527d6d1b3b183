import { useState } from 'react';
import type { PayChannel } from '@shangyuan/contract';
import { memberText } from '../features/account/memberText.ts';
import { MemberCard } from '../features/membership/MemberCard.tsx';
import { reasonText, statusDetail } from '../features/membership/memberView.ts';
import { channelsOf } from '../features/membership/pay.ts';
import { PayChannels } from '../features/membership/PayChannels.tsx';
import { PriceCards } from '../features/membership/PriceCards.tsx';
import { QuotaTable } from '../features/membership/QuotaTable.tsx';
import { useOnline } from '../lib/device/online.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { showToast } from '../lib/page/toast.ts';
import { useResource } from '../lib/page/resource.ts';
import type { Loaded } from '../lib/page/useModule.ts';
import { useFreeCount } from '../lib/wire/quota.ts';
import { isMember, useSession } from '../lib/wire/session.ts';
import { shop, type PayOptions, type Product } from '../lib/wire/shop.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Check } from '../ui/controls/Choice.tsx';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { useNoSwipeBack } from '../ui/shell/noSwipeBack.ts';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { Notice } from '../ui/states/Notice.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { Grid } from '../ui/kit/Kit.tsx';

interface Offer {
  readonly products: readonly Product[];
  readonly options: PayOptions;
}

/** 会员中心: benefits, prices and purchase of a membership; a swipe from the edge does not leave it. */
export default function MemberCenterPage() {
  useNoSwipeBack();
  const { from } = useQueryTexts();
  const user = useSession((session) => session.user);
  const today = useFreeCount();
  const isOnline = useOnline();
  const offer = useResource(shop('vip', isOnline));
  const [productId, setProductId] = useState('');
  const [channel, setChannel] = useState<PayChannel | null>(null);
  const member = isMember(user);
  const reason = member ? '' : reasonText(from);
  const chosen = offer.state === 'ready' ? chosenOf(offer.value, productId, channel) : null;
  return (
    <PageShell title="会员中心" isWide dock={<BuyDock offer={offer} chosen={chosen} />}>
      <PageBody>
        {reason !== '' && <Notice>{reason}</Notice>}
        <Columns>
          <Column>
            <MemberCard
              name={user === null ? '尚未登录' : user.nickName === '' ? user.username : user.nickName}
              status={memberText(user)}
              detail={statusDetail(user)}
            />
            <Card isPadded={false}>
              <QuotaTable left={user === null || member ? null : today} />
            </Card>
          </Column>
          <Column>
            {offer.state === 'loading' && <Skeleton rows={2} />}
            {offer.state === 'failed' &&
              (isOnline ? (
                <ErrorState onRetry={offer.retry}>价格获取失败</ErrorState>
              ) : (
                <Note>联网后显示价格</Note>
              ))}
            {offer.state === 'ready' && (
              <OfferCards
                offer={offer.value}
                chosen={chosen}
                onProduct={setProductId}
                onChannel={setChannel}
              />
            )}
            <Card isPadded={false}>
              <Rows>
                <LinkRow page="activation" label="激活码兑换" />
                <LinkRow page="orders" label="我的订单" />
                <LinkRow page="texts" query={{ text: 'membershipFaq' }} label="常见问题" />
                <LinkRow page="texts" query={{ text: 'refund' }} label="退款说明" />
              </Rows>
            </Card>
          </Column>
        </Columns>
      </PageBody>
    </PageShell>
  );
}

interface Chosen {
  readonly product: Product;
  readonly channel: PayChannel;
}

/** The selection; by default the yearly membership and the first payment channel. */
function chosenOf(offer: Offer, productId: string, channel: PayChannel | null): Chosen | null {
  const { products } = offer;
  const channels = channelsOf(offer.options);
  const product =
    products.find((one) => one.productId === productId) ??
    products.find(({ days }) => days >= 365) ??
    products[0];
  const available = channels.find((one) => one === channel) ?? channels[0];
  return product === undefined || available === undefined ? null : { product, channel: available };
}

interface OfferCardsProps {
  readonly offer: Offer;
  readonly chosen: Chosen | null;
  readonly onProduct: (productId: string) => void;
  readonly onChannel: (channel: PayChannel) => void;
}

function OfferCards({ offer, chosen, onProduct, onChannel }: OfferCardsProps) {
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
function BuyDock({ offer, chosen }: BuyDockProps) {
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
