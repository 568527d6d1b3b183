import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [
  { page: 'home', text: '去排盘' },
  { page: 'records', text: '记录' },
] as const;

/** 添加命例. */
export default function AddCasePage() {
  return (
    <ComingPage title="添加命例" links={LINKS}>
      这一页将录入带备注与事件的命例。现在排盘后，命盘会自动存入「记录」。
    </ComingPage>
  );
}
