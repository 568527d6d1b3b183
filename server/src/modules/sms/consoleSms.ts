/**
 * Development only: keeps the last messages in memory for the mailbox page and prints them with the number masked.
 */
import type { Clock, Mail, Mailbox, SmsPort } from '../../ports.ts';
import { maskPhone } from './phone.ts';

const MAX_MAILS = 50;

/** @param print takes one line a message; standard error unless a test listens */
export function consoleSms(
  clock: Clock,
  print: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): SmsPort & Mailbox {
  const mails: Mail[] = [];
  const add = (mail: Omit<Mail, 'at'>) => {
    mails.unshift({ ...mail, at: clock.now() });
    mails.length = Math.min(mails.length, MAX_MAILS);
    print(`[console-sms] ${maskPhone(mail.phone)} ${mail.purpose} ${mail.code}`.trimEnd());
  };
  return {
    send: async (message) => add(message),
    notify: async (phone, notice) => add({ phone, code: '', purpose: notice }),
    mails: () => mails,
  };
}
