import { CALLS, filledText } from '@shangyuan/contract';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultsOf, refusedField, trimmed } from './useContractForm.ts';

const { shape } = CALLS.register.input;
const FORM = z.object({
  username: trimmed(shape.username),
  password: z.string().check(z.minLength(8, { error: '密码至少 8 位' })),
  nickName: trimmed(z.nonoptional(shape.nickName)),
  phone: trimmed(CALLS.bindPhone.input.shape.phone),
  email: z.nonoptional(CALLS.updateUser.input.shape.email),
  proof: filledText(),
});
const LABELS = {
  username: '账号',
  password: '密码',
  nickName: '昵称',
  phone: '手机号',
  email: '邮箱',
  proof: '验证码',
};
const RIGHT = {
  username: 'ziping',
  password: 'correct horse',
  nickName: '',
  phone: '13800138000',
  email: '',
  proof: '123456',
};

const messagesOf = (typed: Partial<typeof RIGHT>) => {
  const values = { ...RIGHT, ...typed };
  const parsed = z.safeParse(FORM, values);
  if (parsed.success) return {};
  const faults = Object.entries(faultsOf(parsed.error, LABELS, values));
  return Object.fromEntries(faults.map(([name, { message }]) => [name, message]));
};

describe('what is wrong is shown at its field', () => {
  test.each([
    [{}, {}],
    [{ username: ' ' }, { username: '请填写账号' }],
    [{ username: 'ab' }, { username: '账号须为 2 至 20 个汉字，或 4 至 40 位字母、数字及 _ - . @ ·' }],
    [{ password: '1234567' }, { password: '密码至少 8 位' }],
    [{ nickName: '字'.repeat(33) }, { nickName: '昵称不能超过 32 个字' }],
    [{ phone: '  ' }, { phone: '请填写手机号' }],
    [{ phone: '1'.repeat(21) }, { phone: '手机号不能超过 20 个字' }],
    [{ phone: '138\u0000' }, { phone: '手机号含有不允许的字符' }],
    [{ email: 'no address' }, { email: '邮箱格式不正确' }],
    [{ proof: '' }, { proof: '请填写验证码' }],
    [
      { phone: '', proof: ' ' },
      { phone: '请填写手机号', proof: '请填写验证码' },
    ],
  ])('%j', (typed, messages) => {
    expect(messagesOf(typed)).toEqual(messages);
  });

  test('one fault a field: the first that the schema finds', () => {
    const both = z.object({ name: filledText(3) });
    const parsed = z.safeParse(both, { name: '\u0000\u0000\u0000\u0000' });
    expect(
      parsed.success ? null : faultsOf(parsed.error, { name: '名称' }, { name: '\u0000\u0000\u0000\u0000' }),
    ).toMatchObject({
      name: { message: '名称不能超过 3 个字' },
    });
  });
});

test('spaces at the ends of a text are not sent', () => {
  expect(z.parse(FORM, { ...RIGHT, username: ' ziping ', phone: ' 13800138000 ' })).toEqual(RIGHT);
});

test.each([
  // The call names the old password as the form names the new one.
  [{ field: 'password', reason: 'wrongCredentials' }, { password: 'given' }, 'given'],
  [{ field: 'newPassword', reason: 'weakPassword' }, { newPassword: 'password' }, 'password'],
  [{ field: 'password', reason: 'smsWrongCode' }, { smsWrongCode: 'code' }, 'code'],
  [{ field: 'username', reason: 'usernameTaken' }, {}, 'username'],
  [{ field: null, reason: 'busy' }, {}, ''],
] as const)('the field that a refusal is about: %j', (error, refusals, name) => {
  expect(refusedField(error, refusals)).toBe(name);
});
