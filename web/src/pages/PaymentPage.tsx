import { useEffect } from 'react';
import { Checkout } from '../features/membership/Checkout.tsx';
import { OrderState } from '../features/membership/OrderState.tsx';
import { usePaying } from '../features/membership/usePaying.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { endWatch, useOrderWatch } from '../lib/wire/order.ts';
import { storedOrder } from '../lib/wire/purchases.ts';
import { Button } from '../ui/controls/Button.tsx';
import { OwnPage } from '../ui/frames/OwnPage.tsx';
import { EmptyState } from '../ui/states/States.tsx';

/** 支付: paying a product, and the result; the state follows from the address and the stored order code. */
export default function PaymentPage() {
  return (
    <OwnPage title="支付" page="payment">
      {() => <Content />}
    </OwnPage>
  );
}

function Content() {
  const { orderNo, productId } = useQueryTexts();
  const storedCode = useResource(storedOrder(orderNo ?? ''));
  const paying = usePaying();
  // A code that is no longer shown cannot be scanned.
  useEffect(
    () => () => {
      if (useOrderWatch.getState().isScanned) endWatch();
    },
    [],
  );
  if (orderNo !== undefined) return <OrderState key={orderNo} orderNo={orderNo} paying={paying} />;
  if (productId !== undefined) return <Checkout key={productId} productId={productId} paying={paying} />;
  if (storedCode.state !== 'ready') return null;
  if (storedCode.value !== null)
    return <OrderState key={storedCode.value} orderNo={storedCode.value} paying={paying} />;
  return <NoOrder />;
}

function NoOrder() {
  const go = useGo();
  return (
    <EmptyState
      action={<Button onClick={() => go.to('memberCenter', {}, { replace: true })}>会员中心</Button>}
    >
      没有待支付的订单
    </EmptyState>
  );
}
