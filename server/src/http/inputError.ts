/**
 * Turns the first issue of a schema into a Chinese message that names the field, and never repeats its value.
 */
import { FIELD_LABELS } from '@shangyuan/contract';
import type * as z from 'zod/mini';
import { AppError } from '../errors.ts';

const WHY: Readonly<Record<string, string>> = {
  plain: '含有不允许的字符',
  blank: '不能为空',
  digest: '须为 SHA-512 的 base64url',
  md5: '须为密码的大写 MD5',
  username: '须为 2 至 20 个汉字或 4 至 40 位字母、数字及 _ - . @ ·',
  requestId: '须为 8 至 64 位字母、数字、- 或 _',
  uuid: '须为小写 UUID',
  date: '须为存在的日期 YYYY-MM-DD',
  instant: '须为 UTC 时间，如 2026-01-02T03:04:05Z',
  before: '须为订单号或下单时间',
  birthday: '须为 YYYY-MM-DD、YYYY-MM-DD HH:mm 或 YYYY-MM-DD HH:mm:ss',
  pillar: '须为一柱干支，如 甲子',
  target: '须为命盘标识的 SHA-1（40 位小写十六进制），或留空',
  tooLarge: '过大',
};

type Issue = z.core.$ZodIssue;

/** Error for the first wrong field of an input. */
export function inputError(error: z.core.$ZodError, raw: unknown): AppError {
  const issue = error.issues[0];
  const field = String(issue?.path[0] ?? '');
  if (issue === undefined || field === '') return new AppError('badInput', { msg: '参数须为一个对象' });
  const label = FIELD_LABELS[field];
  const name = label === undefined ? field : `${label}(${field})`;
  // Typed by a person: the message goes without the name of the field.
  if (issue.message === 'email') return new AppError('badInput', { field, msg: '邮箱格式不正确，请检查' });
  if (issue.path.length === 1 && isAbsent(raw, field))
    return new AppError('badInput', { field, msg: `缺少参数：${name}` });
  const place = issue.path.length === 1 ? '' : ` 的 ${issue.path.slice(1).join('.')} `;
  return new AppError('badInput', { field, msg: `参数有误：${name}${place}${whyOf(issue)}` });
}

function isAbsent(raw: unknown, field: string): boolean {
  return typeof raw !== 'object' || raw === null || (raw as Record<string, unknown>)[field] === undefined;
}

function whyOf(issue: Issue): string {
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `不能超过 ${issue.maximum} 个字`;
    return issue.origin === 'array' ? `不能超过 ${issue.maximum} 项` : `不能大于 ${issue.maximum}`;
  }
  if (issue.code === 'too_small') return `不能小于 ${issue.minimum}`;
  if (issue.code === 'invalid_value') return `须为 ${issue.values.map(String).join('、')} 之一`;
  return WHY[issue.message] ?? '格式不正确';
}
