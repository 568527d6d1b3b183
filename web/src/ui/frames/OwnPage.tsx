import type { UserInfo } from '@shangyuan/contract';
import type { ComponentProps, ReactNode } from 'react';
import { useQueryTexts } from '../../lib/page/navigation.ts';
import type { PageId } from '../../lib/page/paths.ts';
import { useSession } from '../../lib/wire/session.ts';
import { Page, type PageShell } from '../shell/PageShell.tsx';
import { LoginRequired } from '../states/LoginRequired.tsx';

interface OwnPageProps extends Pick<ComponentProps<typeof PageShell>, 'title' | 'isWide'> {
  /** Where a login leads back to. */
  readonly page: PageId;
  /** At the right of the header, with an account. */
  readonly right?: ReactNode;
  readonly children: (user: UserInfo) => ReactNode;
}

/** A page of the account: its content with one, without one the way to log in and back. */
export function OwnPage({ page, right, children, ...shell }: OwnPageProps) {
  const query = useQueryTexts();
  const { user, isReady } = useSession();
  return (
    <Page {...shell} right={user !== null && right}>
      {user !== null ? children(user) : isReady && <LoginRequired page={page} query={query} />}
    </Page>
  );
}
