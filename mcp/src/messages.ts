/**
 * What cannot be used, in one line that says what to give.
 */
import { messageOf, text, UsageError, type Text } from '@shangyuan/cli';
import type { z } from 'zod';

/** Arguments have the names of the flags of the command line: `--hour-unknown` is `hourUnknown`. */
function argumentsInstead(line: string): string {
  return line
    .replaceAll(/(?<=[：；，或]|^)(?:加|可加)(?= ?--)/gu, '请给')
    .replaceAll(/\badd (?=--)/gu, 'give ')
    .replaceAll('--hour-unknown', 'hourUnknown: true')
    .replaceAll(/\bfind(?= 能列出| lists )/gu, 'find_birth_times')
    .replaceAll(/--([a-z]+)(?: ([^\s，；;：]+))?/gu, (_, name: string, value: string | undefined) =>
      value === undefined || /^(?:和|与|或|or|and|can|to)$/u.test(value)
        ? `${name}${value === undefined ? '' : ` ${value}`}`
        : `${name}: ${/^\d/u.test(value) ? value : `"${value}"`}`,
    );
}

/** An error as one line in both languages; null for one that is a fault of ours. */
export function refusalOf(error: unknown): Text | null {
  // The engine refuses what it cannot compute with a RangeError that names the field.
  if (!(error instanceof UsageError) && !(error instanceof RangeError)) return null;
  const { zh, en } = messageOf(error);
  return text(argumentsInstead(zh), argumentsInstead(en));
}

/** What is wrong with the arguments of a tool, from its schema. */
export function argumentError(error: z.ZodError, schema: z.ZodObject, given: unknown): UsageError {
  const known = Object.keys(schema.shape).join(' ');
  const [issue] = error.issues;
  if (issue === undefined) return new UsageError(text('参数不对', 'wrong arguments'));
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.join(' ');
    return new UsageError(
      text(`没有参数 ${names}；可用：${known}`, `no argument ${names}; there are: ${known}`),
    );
  }
  const path = issue.path.join('.');
  const [first = ''] = issue.path;
  const field = schema.shape[String(first)] as { readonly description?: string } | undefined;
  const about = field?.description ?? '';
  const [zh, en = zh] = about.split(' / ') as [string, string?];
  const isMissing =
    typeof given === 'object' && given !== null && issue.path.length === 1 && !Object.hasOwn(given, first);
  if (isMissing) return new UsageError(text(`缺少参数 ${path}：${zh}`, `missing argument ${path}: ${en}`));
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String).join(' ');
    return new UsageError(
      text(`参数 ${path} 应是其中之一：${values}`, `wrong ${path}, expected one of: ${values}`),
    );
  }
  return new UsageError(text(`参数 ${path} 不对，应是：${zh}`, `wrong ${path}, expected: ${en}`));
}
