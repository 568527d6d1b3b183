import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'records', text: '记录' }] as const;

/** 数据备份. */
export default function BackupPage() {
  return (
    <ComingPage title="数据备份" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
