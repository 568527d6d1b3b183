import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '../../lib/device/online.ts';
import { useQueryTexts } from '../../lib/page/navigation.ts';
import { useResource } from '../../lib/page/resource.ts';
import { LOGIN_OPTIONS } from '../../lib/wire/loginOptions.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { fingerprintIcon, wechatLogoIcon } from '../../ui/tables/icons.ts';
import styles from './Account.module.css';
import { goToWechat } from './login.ts';
import { canUsePasskeys, loginByPasskey, offerPasskeys } from './passkeys.ts';

interface LoginMethodsProps {
  /** Whether the terms are agreed to; says so where they are not. A new account needs it. */
  readonly mayGoOn: () => boolean;
  /** Called after a login. */
  readonly onEntered: () => void;
  /** Whether the page has a name field, which the browser fills with the passkeys it knows. */
  readonly hasNameField?: boolean;
}

/** Ways in beside the form, as far as this site has them. */
export function LoginMethods({ mayGoOn, onEntered, hasNameField = false }: LoginMethodsProps) {
  const { redirect } = useQueryTexts();
  const isOnline = useOnline();
  const options = useResource(LOGIN_OPTIONS);
  const hasPasskeys = options.state === 'ready' && options.value.passkey && canUsePasskeys();
  useOffer(hasPasskeys && hasNameField, onEntered);
  if (options.state !== 'ready') return null;
  const { wechat, mailbox } = options.value;
  const handlePasskey = async () => {
    if (await loginByPasskey()) onEntered();
  };
  return (
    <>
      {hasPasskeys && (
        <Button
          variant="secondary"
          className={styles.Way}
          disabled={!isOnline}
          onClick={() => void handlePasskey().catch(() => undefined)}
        >
          <Icon of={fingerprintIcon} size={1.25} />
          通行密钥登录
        </Button>
      )}
      {wechat && (
        <Button
          variant="secondary"
          className={styles.Way}
          disabled={!isOnline}
          onClick={() => {
            if (mayGoOn()) void goToWechat(redirect).catch(() => undefined);
          }}
        >
          <Icon of={wechatLogoIcon} size={1.25} />
          微信登录
        </Button>
      )}
      {mailbox !== '' && (
        <Note>
          试用环境不发短信，验证码见
          <a href={mailbox} target="_blank" rel="noreferrer">
            收件箱
          </a>
        </Note>
      )}
    </>
  );
}

/** Offers passkeys in the name field while the page is open. */
function useOffer(isOn: boolean, onEntered: () => void): void {
  const enter = useEffectEvent(onEntered);
  useEffect(() => {
    if (!isOn) return;
    const leaving = new AbortController();
    void offerPasskeys(leaving.signal).then(
      (isIn) => {
        if (isIn) enter();
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [isOn]);
}
