import { useSession } from '../lib/wire/session.ts';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { LoginRequired } from '../ui/states/LoginRequired.tsx';
import { RedeemCode } from './RedeemCode.tsx';

/** 激活码: a code turned into membership. */
export default function ActivationPage() {
  const { user, isReady } = useSession();
  return (
    <PageShell title="激活码">
      <PageBody>{user !== null ? <RedeemCode /> : isReady && <LoginRequired page="activation" />}</PageBody>
    </PageShell>
  );
}
