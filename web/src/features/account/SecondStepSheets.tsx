import { APPNAME, type CALLS, type OutputOf } from '@shangyuan/contract';
import { lazy, Suspense } from 'react';
import { copyText } from '../../lib/device/copyText.ts';
import { saveTextFile } from '../../lib/device/saveFile.ts';
import { callApi } from '../../lib/wire/api.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ActionRow, Rows } from '../../ui/controls/Rows.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Links } from '../../ui/display/Links.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Grid, Inline } from '../../ui/kit/Kit.tsx';
import { SecondCodeSheet } from './SecondCodeField.tsx';

const QrCode = lazy(async () => ({ default: (await import('../../ui/display/QrCode.tsx')).QrCode }));

/** What an app is given, and the ticket that its first code goes with. */
export type Setup = OutputOf<typeof CALLS.beginSecondStep>;

interface SetupSheetProps {
  readonly setup: Setup;
  readonly onClose: () => void;
  /** Called with the recovery codes once it is on. */
  readonly onDone: (codes: readonly string[]) => void;
}

/** 开启两步验证: the secret for the app, as a picture and as text, and the app's first code. */
export function SetupSheet({ setup: { ticket, secret, uri }, onClose, onDone }: SetupSheetProps) {
  return (
    <SecondCodeSheet
      title="开启两步验证"
      submitText="开启"
      hasRecovery={false}
      onClose={onClose}
      onSend={async (secondCode) => onDone((await callApi('turnOnSecondStep', { ticket, secondCode })).codes)}
    >
      <Note align="start">用手机上的验证器扫码，或把密钥输进去，再填它显示的 6 位数字。</Note>
      <Suspense>
        <QrCode text={uri} label="验证器扫的二维码" />
      </Suspense>
      <Rows isDense>
        <ActionRow
          label="密钥"
          value={`${secret.replaceAll(/.{4}(?=.)/g, '$& ')} 复制`}
          hasArrow={false}
          onClick={() => void copyText(secret, { isData: true })}
        />
      </Rows>
      <Links>
        <a href={uri}>在本机的验证器里打开</a>
      </Links>
    </SecondCodeSheet>
  );
}

interface CodesSheetProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Recovery codes, which are shown only once. */
export function CodesSheet({ codes, onClose }: CodesSheetProps) {
  const text = codes.join('\n');
  return (
    <Sheet isOpen title="恢复码" closeText="已存好" onClose={onClose}>
      <Note align="start">手机丢了，用恢复码登录，每个只能用一次。只显示这一次，请存到手机以外的地方。</Note>
      <Grid as="ul" columns="repeat(auto-fill, minmax(11rem, 1fr))" gap={2} top={3}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Grid>
      <Inline gap={3} justify="center" wrap top={3}>
        <Button variant="secondary" size="small" onClick={() => void copyText(text, { isData: true })}>
          复制
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => saveTextFile(`${APPNAME}恢复码.txt`, 'text/plain', `${text}\n`)}
        >
          存为文件
        </Button>
      </Inline>
    </Sheet>
  );
}
