import { useQueryTexts } from '../../lib/page/navigation.ts';
import { useLoaded } from '../../lib/page/useLoaded.ts';
import { callApi, QUIET } from '../../lib/wire/api.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { wechatLogoIcon } from '../../ui/tables/icons.ts';
import styles from './AccountForm.module.css';
import { goToWechat } from './login.ts';

const loadOptions = () => callApi('loginOptions', {}, QUIET);

/** Ways in beside the form, as far as this site has them. */
export function OtherWays() {
  const { redirect } = useQueryTexts();
  const options = useLoaded(loadOptions, 'options');
  if (options.state !== 'ready') return null;
  const { wechat, mailbox } = options.value;
  return (
    <>
      {wechat && (
        <Button
          variant="secondary"
          className={styles.Way}
          onClick={() => void goToWechat(redirect).catch(() => undefined)}
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
