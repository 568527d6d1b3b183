/**
 * Zones as they are typed.
 */
import { HISTORY } from '@shangyuan/engine/history';
import { civilInZone } from '@shangyuan/engine/time';
import { UsageError } from '../context.ts';
import { text } from '../language.ts';

/** An IANA zone. @throws UsageError where it is not known */
export function readZone(typed: string): string {
  try {
    civilInZone(0, typed, HISTORY);
    return typed;
  } catch {
    throw new UsageError(
      text(
        `没有时区「${typed}」，如 Asia/Shanghai`,
        `no zone "${typed}", expected one such as Asia/Shanghai`,
      ),
    );
  }
}
