import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'phoneLogin', text: '手机登录' }] as const;

/** 修改密码. */
export default function ChangePassPage() {
  return (
    <ComingPage title="修改密码" links={LINKS}>
      这一页将用原密码或验证码设置新密码。忘记密码时，仍可用手机验证码登录。
    </ComingPage>
  );
}
