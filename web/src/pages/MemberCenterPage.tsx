import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [
  { page: 'records', text: '查看已排命盘' },
  { page: 'activation', text: '使用激活码' },
] as const;

/** 会员中心. */
export default function MemberCenterPage() {
  return (
    <ComingPage title="会员中心" links={LINKS}>
      这一页将说明会员权益并办理开通。开通服务上线前，每日免费次数照常：排盘 3 次、择日 1 次、择时 1
      次，次日零点（北京时间）恢复。已排的命盘随时可以重看，不计次数。
    </ComingPage>
  );
}
