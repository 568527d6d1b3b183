import { useSyncExternalStore } from 'react';
import { APPNAME } from '@shangyuan/contract';
import {
  findInstallPrompt,
  isInstalled,
  subscribeInstall,
  takeInstallPrompt,
} from '../lib/device/install.ts';
import { copyText } from '../lib/device/copyText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { LogoHead } from '../ui/display/LogoHead.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';

/** 下载App: put the app on the home screen. */
export default function DownloadPage() {
  const prompt = useSyncExternalStore(subscribeInstall, findInstallPrompt);
  const isThere = isInstalled();
  return (
    <PageShell title="下载App">
      <PageBody>
        <LogoHead>
          <p>{isThere ? '已安装' : `把${APPNAME}装到主屏幕`}</p>
        </LogoHead>
        {!isThere && prompt !== null && <Button onClick={() => void takeInstallPrompt()}>安装到桌面</Button>}
        {!isThere && (
          <Card>
            <SectionTitle>安装步骤</SectionTitle>
            <p>iPhone：在 Safari 中点「分享」，再点「添加到主屏幕」。</p>
            <p>安卓与电脑：在浏览器菜单中点「安装应用」或「添加到主屏幕」。</p>
          </Card>
        )}
        <Card>
          <SectionTitle>安装之后</SectionTitle>
          <p>离线可用，全屏显示，本机命例更不易被浏览器清除。</p>
        </Card>
        <Button
          variant="secondary"
          onClick={() => void copyText(location.origin + location.pathname, '链接已复制')}
        >
          复制链接
        </Button>
      </PageBody>
    </PageShell>
  );
}
