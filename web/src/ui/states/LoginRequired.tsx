import { useGo } from '../../lib/page/navigation.ts';
import { hrefOf, type PageId, type Query } from '../../lib/page/paths.ts';
import { useSession } from '../../lib/wire/session.ts';
import { Button } from '../controls/Button.tsx';
import { EmptyState } from './States.tsx';

interface LoginRequiredProps {
  /** Where the login leads back to. */
  readonly page: PageId;
  readonly query?: Query;
  readonly children?: string;
}

/** Shown to a visitor where an account is required, with a link to login and back. */
export function LoginRequired({ page, query = {}, children = '请登录后使用' }: LoginRequiredProps) {
  const go = useGo();
  const isEnded = useSession((session) => session.isEnded);
  const handleLogin = () => go.to('phoneLogin', { redirect: hrefOf(page, query) });
  return (
    <EmptyState action={<Button onClick={handleLogin}>去登录</Button>}>
      {isEnded ? '这台设备已退出登录，请重新登录' : children}
    </EmptyState>
  );
}
