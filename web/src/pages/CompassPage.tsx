import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'root', text: '回首页' }] as const;

/** 罗盘. */
export default function CompassPage() {
  return (
    <ComingPage title="罗盘" links={LINKS}>
      这一页将以方向传感器或手动转盘显示二十四山与坐向。
    </ComingPage>
  );
}
