import { OwnPage } from '../ui/frames/OwnPage.tsx';
import { AccountRows } from './AccountRows.tsx';

/** 个人中心: the account, its devices, logging out and deleting it. */
export default function PersonalCenterPage() {
  return (
    <OwnPage title="个人中心" page="personalCenter" isWide>
      {(user) => <AccountRows user={user} />}
    </OwnPage>
  );
}
