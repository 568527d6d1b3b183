import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'root', text: '回首页' }] as const;

/** 下载App. */
export default function DownloadPage() {
  return (
    <ComingPage title="下载App" links={LINKS}>
      上元可以装到主屏幕离线使用：在浏览器菜单中选择「添加到主屏幕」即可，无需下载安装包。
    </ComingPage>
  );
}
