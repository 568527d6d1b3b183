import { useState } from 'react';
import type { PayChannel } from '@shangyuan/contract';
import { memberText } from '../features/account/memberText.ts';
import { MemberCard } from '../features/membership/MemberCard.tsx';
import { reasonText, statusDetail } from '../features/membership/memberView.ts';
import { channelsOf } from '../features/membership/pay.ts';
import { QuotaTable } from '../features/membership/QuotaTable.tsx';
import { useOnline } from '../lib/device/online.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { useFreeCount } from '../lib/wire/quota.ts';
import { isMember, useSession } from '../lib/wire/session.ts';
import { shop } from '../lib/wire/shop.ts';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { useNoSwipeBack } from '../ui/shell/noSwipeBack.ts';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { Notice } from '../ui/states/Notice.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { OfferCards, BuyDock, type Chosen, type Offer } from './MemberOffer.tsx';

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
    <Page title="会员中心" isWide dock={<BuyDock offer={offer} chosen={chosen} />}>
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
            <OfferCards offer={offer.value} chosen={chosen} onProduct={setProductId} onChannel={setChannel} />
          )}
          <RowsCard>
            <LinkRow page="activation" label="激活码兑换" />
            <LinkRow page="orders" label="我的订单" />
            <LinkRow page="texts" query={{ text: 'membershipFaq' }} label="常见问题" />
            <LinkRow page="texts" query={{ text: 'refund' }} label="退款说明" />
          </RowsCard>
        </Column>
      </Columns>
    </Page>
  );
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
