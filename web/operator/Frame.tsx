import { Outlet, useLocation } from '@tanstack/react-router';
import { useOnline } from '../src/lib/device/online.ts';
import { useResource } from '../src/lib/page/resource.ts';
import { showToast } from '../src/lib/page/toast.ts';
import { Button } from '../src/ui/controls/Button.tsx';
import { Inline, Stack, Text, VisuallyHidden } from '../src/ui/kit/Kit.tsx';
import { MessageHost } from '../src/ui/shell/MessageHost.tsx';
import { Notice } from '../src/ui/states/Notice.tsx';
import { ErrorState } from '../src/ui/states/States.tsx';
import { WhenLoaded } from '../src/ui/states/WhenLoaded.tsx';
import { answerOf, ask, messageOf, readAgain } from './ask.ts';
import { LoginPage } from './LoginPage.tsx';

/** Sections by their path. */
const SECTIONS = [
  ['/', '概况'],
  ['/orders', '订单'],
  ['/refunds', '退款'],
  ['/codes', '激活码'],
  ['/feedback', '反馈'],
  ['/switches', '开关'],
  ['/holidays', '节假日'],
  ['/audit', '审计'],
] as const;

/** Sections of the pages that a section leads to. */
const WITHIN: Readonly<Record<string, string>> = { '/order': '/orders', '/batch': '/codes' };

/** The bar, the sections and the open one; the login where no operator is known. */
export function Frame() {
  const loaded = useResource(answerOf('state', {}));
  const operator = loaded.state === 'ready' ? loaded.value.operator : '';
  const failed = loaded.state === 'failed' ? messageOf(loaded.error) : '';
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const section = WITHIN[pathname] ?? pathname;
  const title = SECTIONS.find(([path]) => path === section)?.[1] ?? '运营';
  return (
    <>
      <Inline
        as="header"
        className="operator-bar"
        tall="row"
        gap={3}
        align="center"
        justify="between"
        padX={4}
      >
        <Text as="h1" size="h2" weight="bold">
          {operator === '' ? '上元运营' : `运营 · ${title}`}
        </Text>
        {operator !== '' && <LogOut operator={operator} />}
      </Inline>
      {!isOnline && <Notice>当前离线：看到的不一定是现在的，操作须联网</Notice>}
      <WhenLoaded loaded={loaded} failed={failed}>
        {(state) =>
          state.operator === '' ? (
            <Stack as="main" className="operator-login" padX={4} padY={4}>
              <LoginPage state={state} />
            </Stack>
          ) : (
            <div className="operator-frame">
              <Inline as="nav" gap={1} className="operator-sections" aria-label="栏目">
                {SECTIONS.map(([path, text]) => (
                  <a key={path} href={`#${path}`} aria-current={path === section ? 'page' : undefined}>
                    {text}
                  </a>
                ))}
              </Inline>
              <main>
                <Outlet />
              </main>
            </div>
          )
        }
      </WhenLoaded>
      <MessageHost />
    </>
  );
}

function LogOut({ operator }: { readonly operator: string }) {
  const logOut = async () => {
    try {
      await ask('logout', {});
    } catch (error) {
      showToast(messageOf(error));
    }
    await readAgain();
  };
  return (
    <Inline gap={3} align="center">
      <span>{operator}</span>
      <Button variant="plain" size="small" onClick={() => void logOut()}>
        退出<VisuallyHidden>登录</VisuallyHidden>
      </Button>
    </Inline>
  );
}

/** An address that has no section. */
export function Missing() {
  return <ErrorState>没有这一页</ErrorState>;
}
