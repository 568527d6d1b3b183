import { useState } from 'react';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useOnline } from '../lib/device/online.ts';
import { findWebAddress } from '../lib/page/webAddress.ts';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { BackState } from '../ui/states/EmptyStates.tsx';
import { EmptyState, ErrorState } from '../ui/states/States.tsx';
import { globeIcon } from '../ui/tables/icons.ts';
import { Text, VisuallyHidden } from '../ui/kit/Kit.tsx';
import styles from './BrowserPage.module.css';

/** One allowed web page inside the app; its title is blank. Others are named before the reader leaves. */
export default function BrowserPage() {
  const { url = '' } = useQueryTexts();
  const go = useGo();
  const isOnline = useOnline();
  const [isLoading, setIsLoading] = useState(true);
  const address = findWebAddress(url);
  const leave = () => {
    if (address !== null) window.open(address.href, '_blank', 'noopener,noreferrer');
  };
  return (
    <PageShell
      title=""
      heading={<VisuallyHidden>网页</VisuallyHidden>}
      right={
        address === null ? undefined : <HeaderButton label="外部打开" icon={globeIcon} onClick={leave} />
      }
    >
      {address === null && (
        <PageBody>
          <ErrorState action={<Button onClick={go.back}>返回</Button>}>页面无法打开</ErrorState>
        </PageBody>
      )}
      {address !== null && !isOnline && (
        <PageBody>
          <BackState>联网后可用</BackState>
        </PageBody>
      )}
      {address !== null && isOnline && !address.isAllowed && (
        <PageBody>
          <EmptyState action={<Button onClick={leave}>继续前往</Button>}>
            即将离开本应用，前往 {address.host}
          </EmptyState>
        </PageBody>
      )}
      {address !== null && isOnline && address.isAllowed && (
        <>
          <Text as="p" ground="sunken" padY={1} padX={4} size="cell" textAlign="center" tone="soft">
            {address.host}
          </Text>
          {isLoading && <div className={styles.Line} role="progressbar" aria-label="加载中" />}
          <iframe
            className={styles.Frame}
            title={address.host}
            src={address.href}
            sandbox="allow-scripts allow-forms allow-popups"
            referrerPolicy="no-referrer"
            onLoad={() => setIsLoading(false)}
          />
        </>
      )}
    </PageShell>
  );
}
