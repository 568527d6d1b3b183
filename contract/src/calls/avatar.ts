/**
 * The picture of an account.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { instant } from '../fields.ts';

/** `image` is WebP as base64, '' where there is none, null where it is the one that is known; `changedAt` '' without one. */
const avatar = z.object({ image: z.nullable(z.string()), changedAt: z.string() });

export const getAvatar = defineCall({
  path: '/api/user/avatar',
  kind: 'read',
  access: 'user',
  summary:
    '本人头像：image 为 WebP 的 base64，没有则为空；known 为已有头像的 changedAt，未变时 image 为 null',
  input: z.object({ known: z.optional(instant) }),
  output: avatar,
});

export const setAvatar = defineCall({
  path: '/api/user/avatar/set',
  kind: 'write',
  access: 'user',
  multipart: true,
  summary: '设置头像：以 multipart/form-data 的 images 字段上传一张图片，居中裁成正方形',
  input: z.object({}),
  output: avatar,
});

export const dropAvatar = defineCall({
  path: '/api/user/avatar/drop',
  kind: 'write',
  access: 'user',
  summary: '移除头像',
  input: z.object({}),
  output: avatar,
});
