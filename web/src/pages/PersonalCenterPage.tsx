import { useSession } from '../lib/wire/session.ts';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { LoginRequired } from '../ui/states/LoginRequired.tsx';
import { AccountRows } from './AccountRows.tsx';

/** 个人中心: the account, its devices, logging out and deleting it. */
export default function PersonalCenterPage() {
  const { user, isReady } = useSession();
  return (
    <PageShell title="个人中心" isWide>
      <PageBody>
        {user !== null ? <AccountRows user={user} /> : isReady && <LoginRequired page="personalCenter" />}
      </PageBody>
    </PageShell>
  );
}
