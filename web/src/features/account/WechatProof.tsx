import type { UserInfo } from '@shangyuan/contract';
import { hrefOf, type PageId } from '../../lib/page/paths.ts';
import { useResource } from '../../lib/page/resource.ts';
import { FRESH_LOGIN } from '../../lib/wire/devices.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { wechatLogoIcon } from '../../ui/tables/icons.ts';
import styles from './Account.module.css';
import { goToWechat } from './login.ts';

/** Whether the owner of an account can be confirmed by WeChat: it came from there and has no phone. */
export function canConfirmByWechat({ loginType, mobilePhoneNumber }: UserInfo): boolean {
  return loginType === '3' && mobilePhoneNumber === '';
}

/** Whether this device has logged in just now; null while that is loaded. */
export function useIsFresh(): boolean | null {
  const fresh = useResource(FRESH_LOGIN);
  if (fresh.state === 'failed') return false;
  return fresh.state === 'ready' ? fresh.value : null;
}

interface WechatProofProps {
  readonly isFresh: boolean | null;
  /** Where WeChat leads back to. */
  readonly page: PageId;
}

/** 用微信确认: leaves for WeChat and comes back to the page, or says that this was done. */
export function WechatProof({ isFresh, page }: WechatProofProps) {
  if (isFresh === null) return null;
  if (isFresh) return <Note align="start">刚用微信登录过，已确认是您本人。</Note>;
  return (
    <>
      <Button
        variant="secondary"
        className={styles.Way}
        onClick={() => void goToWechat(hrefOf(page)).catch(() => undefined)}
      >
        <Icon of={wechatLogoIcon} size={1.25} />
        用微信确认
      </Button>
      <Note align="start">会到微信再登录一次，回来后 15 分钟内可以继续。</Note>
    </>
  );
}
