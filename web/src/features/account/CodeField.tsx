import { useEffect, useState, type ComponentProps } from 'react';
import type { SentCode } from './sentCode.ts';
import { SMS_CODE_DIGITS } from '@shangyuan/contract';
import { useOnline } from '../../lib/device/online.ts';
import { FieldButton, TextField } from '../../ui/controls/TextField.tsx';

/**
 * Counts down to the second at which another code may be requested; continues after a reload where `sent` has the
 * start.
 */
function useCountdown(sent: SentCode | null): readonly [number, (seconds: number) => void] {
  const [left, setLeft] = useState(() =>
    sent === null ? 0 : Math.max(0, Math.ceil((sent.againMs - Date.now()) / 1_000)),
  );
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

interface OtpOptions extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/** Takes the code out of the message where the browser offers it and the reader agrees. */
async function readMessage(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const options: OtpOptions = { otp: { transport: ['sms'] }, signal };
  try {
    const found = await navigator.credentials.get(options);
    return found !== null && 'code' in found && typeof found.code === 'string' ? found.code : null;
  } catch {
    return null;
  }
}

/** The field of a phone number. */
export function PhoneField(field: ComponentProps<typeof TextField>) {
  return <TextField type="tel" inputMode="numeric" autoComplete="tel-national" {...field} />;
}

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'tail'> {
  readonly label?: string;
  /** Fills the field in from the message. */
  readonly onFill: (code: string) => void;
  /** Sends a code. @returns seconds until the next may be requested, null where it was not sent */
  readonly onSend: () => Promise<number | null>;
  /** The last code of this tab, as it was before a reload. */
  readonly sent?: SentCode | null;
}

/** The field of a one-time code, with the button that sends it; the message fills it in where the browser can. */
export function CodeField({ label = '验证码', onFill, onSend, sent = null, ...field }: CodeFieldProps) {
  const isOnline = useOnline();
  const [left, setLeft] = useCountdown(sent);
  const [waiting, setWaiting] = useState<AbortController | null>(null);
  useEffect(() => () => waiting?.abort(), [waiting]);
  const handleSend = async () => {
    const seconds = await onSend();
    if (seconds === null) return;
    setLeft(seconds);
    const controller = new AbortController();
    setWaiting(controller);
    const code = await readMessage(controller.signal);
    if (code !== null) onFill(code);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={`${SMS_CODE_DIGITS} 位数字`}
      {...field}
      tail={
        <FieldButton
          disabled={left > 0 || !isOnline}
          onClick={() => void handleSend().catch(() => undefined)}
        >
          {left > 0 ? `${left} 秒后重发` : '获取验证码'}
        </FieldButton>
      }
    />
  );
}
