import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [{ page: 'memberCenter', text: '会员中心' }] as const;

/** 激活码. */
export default function ActivationPage() {
  return (
    <ComingPage title="激活码" links={LINKS}>
      这一页将用激活码开通会员。
    </ComingPage>
  );
}
