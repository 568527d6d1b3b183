/**
 * Development only: keeps the last messages in memory for the mailbox page and prints them with the number masked.
 */
import type { Clock, Mail, Mailbox, SmsPort } from '../../ports.ts';

const KEPT = 50;

/** @param print takes one line a message; standard error unless a test listens */
export function consoleSms(
  clock: Clock,
  print: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): SmsPort & Mailbox {
  const mails: Mail[] = [];
  return {
    send: async (message) => {
      mails.unshift({ ...message, at: clock.now() });
      mails.length = Math.min(mails.length, KEPT);
      print(`[console-sms] ${maskPhone(message.phone)} ${message.purpose} ${message.code}`);
    },
    mails: () => mails,
  };
}

/** A phone number with its middle hidden. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
