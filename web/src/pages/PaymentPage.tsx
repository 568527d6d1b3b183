import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [{ page: 'memberCenter', text: '会员中心' }] as const;

/** 支付. */
export default function PaymentPage() {
  return (
    <ComingPage title="支付" links={LINKS}>
      这一页将完成会员的支付与确认。目前没有待支付的订单。
    </ComingPage>
  );
}
