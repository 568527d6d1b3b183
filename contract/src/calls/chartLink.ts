/**
 * Links to charts: signed when they are made, checked by the browser that opens them.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { linkDigest } from '../fields.ts';

export const signLink = defineCall({
  path: '/api/chartLink/sign',
  kind: 'write',
  access: 'user',
  summary:
    '为命盘链接签名：digest 为盐与链接文字的 SHA-512（base64url），服务器看不到生辰；until 为有效的最后一天（北京时间，YYYYMMDD）。不计次数',
  input: z.object({ digest: linkDigest }),
  output: z.object({ kid: z.string(), until: z.string(), signature: z.string() }),
});

export const listLinkKeys = defineCall({
  path: '/api/chartLink/keys',
  kind: 'read',
  access: 'public',
  summary: '核对命盘链接签名的公钥：Ed25519，base64url',
  input: z.object({}),
  output: z.array(z.object({ kid: z.string(), key: z.string() })),
});
