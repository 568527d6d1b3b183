/**
 * A link that contains the birth itself, so that the chart is computed where it is opened; the sheet describes its
 * content before the server signs it.
 */
import { useState } from 'react';
import type { CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { writeChartLink } from '../../../lib/cases/chartLink.ts';
import { shortPath } from '../../../lib/cases/place.ts';
import { copyText } from '../../../lib/device/copyText.ts';
import { useOnline } from '../../../lib/device/online.ts';
import { useGo } from '../../../lib/page/navigation.ts';
import { useSession } from '../../../lib/wire/session.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Check } from '../../../ui/controls/Choice.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import type { MadeLink } from './makeLink.ts';
import { Text } from '../../../ui/kit/Kit.tsx';
import styles from './Share.module.css';

/** What a link of a chart reveals to everyone who has it. */
export function linkContents({ birth, place }: Pick<CaseRecord, 'birth' | 'place'>): string {
  if ('pillars' in birth) return '四柱与性别';
  const where = place === null ? undefined : shortPath(place.path).at(-1);
  const time = birth.hour === 'unknown' ? '出生日期' : '出生日期与时刻';
  return [time, '性别', ...(birth.longitudeDeg === undefined ? [] : [`出生地${where ?? '的经度'}`])].join(
    '、',
  );
}

interface LinkPaneProps {
  readonly record: CaseRecord;
  readonly onDone: () => void;
}

export function LinkPane({ record, onDone }: LinkPaneProps) {
  const [isNamed, setIsNamed] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  const birth = writeChartLink({ ...record, name: isNamed ? record.name : '' });
  return (
    <>
      <Notice detail="拿到链接的人都看得到，也能再转给别人；发出之后收不回来。请先征得本人同意。">
        链接里写着{linkContents(record)}
        {isNamed && '，还有姓名'}
      </Notice>
      {record.name !== '' && (
        <Check isOn={isNamed} onChange={setIsNamed}>
          链接里写上姓名
        </Check>
      )}
      {made?.birth === birth ? (
        <Made link={made} onDone={onDone} />
      ) : (
        <Unmade birth={birth} onMade={setMade} />
      )}
      <Note>
        生辰写在 #
        之后，浏览器不会把它发给服务器；服务器只给一段加了盐的摘要签名。有效期内打开的人不用登录，也不用次数。
      </Note>
    </>
  );
}

interface UnmadeProps {
  readonly birth: string;
  readonly onMade: (made: MadeLink) => void;
}

/** Before the link is signed: the button, or why there is none now. */
function Unmade({ birth, onMade }: UnmadeProps) {
  const go = useGo();
  const isOnline = useOnline();
  const isLoggedIn = useSession(({ user }) => user !== null);
  const [isMaking, setMaking] = useState(false);
  const login = () => go.to('phoneLogin', { redirect: location.hash.slice(1), reason: '分享命盘' });
  const make = async (): Promise<void> => {
    setMaking(true);
    const [{ makeLink }, { CallError }] = await Promise.all([
      import('./makeLink.ts'),
      import('../../../lib/wire/api.ts'),
    ]);
    try {
      onMade(await makeLink(birth));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.reason === 'loginRequired') login();
    } finally {
      setMaking(false);
    }
  };
  if (!isOnline) return <Note>现在离线，生成链接要联网；图片和文字不用联网也能分享。</Note>;
  if (!isLoggedIn)
    return (
      <>
        <Note>链接由服务器签名，登录后可以生成。</Note>
        <Button onClick={login}>去登录</Button>
      </>
    );
  return (
    <Button disabled={isMaking} onClick={() => void make()}>
      生成链接
    </Button>
  );
}

interface MadeProps {
  readonly link: MadeLink;
  readonly onDone: () => void;
}

function Made({ link: { address, until }, onDone }: MadeProps) {
  const copy = async (): Promise<void> => {
    if (await copyText(address, { done: '链接已复制', isData: true })) onDone();
  };
  return (
    <>
      <Text
        as="p"
        padY={3}
        padX={3}
        size="cell"
        tone="soft"
        className={styles.Link}
        translate="no"
        tabIndex={0}
        role="group"
        aria-label="链接"
      >
        {address}
      </Text>
      <Note>链接有效至 {until}</Note>
      <Button onClick={() => void copy()}>复制链接</Button>
    </>
  );
}
