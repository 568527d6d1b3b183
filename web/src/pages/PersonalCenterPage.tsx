import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'mine', text: '我的' }] as const;

/** 个人中心. */
export default function PersonalCenterPage() {
  return (
    <ComingPage title="个人中心" links={LINKS}>
      这一页将管理昵称、登录设备与账号。目前可在「我的」中查看登录状态与今日次数。
    </ComingPage>
  );
}
