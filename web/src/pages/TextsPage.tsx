import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'about', text: '关于我们' }] as const;

/** 协议与说明. */
export default function TextsPage() {
  return (
    <ComingPage title="协议与说明" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
