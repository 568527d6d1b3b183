import { lazy, Suspense, useSyncExternalStore } from 'react';
import { APPNAME } from '@shangyuan/contract';
import {
  findInstallPrompt,
  isInstalled,
  subscribeInstall,
  showInstallPrompt,
} from '../lib/device/install.ts';
import { copyText } from '../lib/device/copyText.ts';
import { InstallSteps } from '../features/help/InstallSteps.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/display/Card.tsx';
import { LogoHead } from '../ui/display/LogoHead.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { Skeleton } from '../ui/states/States.tsx';

/** Desktop: show the QR code. */
const WIDE = '(min-width: 45rem)';

function subscribeWide(onChange: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const QrCode = lazy(async () => ({ default: (await import('../ui/display/QrCode.tsx')).QrCode }));

/** 下载App: put the app on the home screen. */
export default function DownloadPage() {
  const prompt = useSyncExternalStore(subscribeInstall, findInstallPrompt);
  const isInstalledHere = isInstalled();
  const isWide = useSyncExternalStore(subscribeWide, () => matchMedia(WIDE).matches);
  const address = location.origin + location.pathname;
  return (
    <Page title="下载App" isWide>
      <Columns>
        <Column>
          <LogoHead>
            <p>{isInstalledHere ? '已安装' : `把${APPNAME}装到主屏幕`}</p>
          </LogoHead>
          {!isInstalledHere && prompt !== null && (
            <Button onClick={() => void showInstallPrompt()}>安装到桌面</Button>
          )}
          {isWide && (
            <Card heading="用手机打开">
              <Suspense fallback={<Skeleton rows={4} />}>
                <QrCode text={address} label="本站地址的二维码" />
              </Suspense>
            </Card>
          )}
        </Column>
        <Column>
          {!isInstalledHere && <InstallSteps />}
          <Card heading="安装之后">
            <p>离线可用，全屏显示，本机命例更不易被浏览器清除。</p>
          </Card>
          <Button
            variant="secondary"
            onClick={() => void copyText(address, { done: '链接已复制', isData: true })}
          >
            复制链接
          </Button>
        </Column>
      </Columns>
    </Page>
  );
}
