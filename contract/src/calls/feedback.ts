/**
 * Feedback centre and business cooperation.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { document, filledText, json, lines, requestId, text, uuid, withDefault } from '../fields.ts';

/** Kinds of feedback: 排盘有误, 历法有误, 内容建议, 账号支付, 其他, 商务合作. */
export const FEEDBACK_TYPES = ['chart', 'calendar', 'content', 'account', 'other', 'business'] as const;

export const sendFeedback = defineCall({
  path: '/api/feedback',
  kind: 'write',
  access: 'anyone',
  multipart: true,
  summary: '提交反馈；未登录时须留联系方式。图片至多 9 张，以 multipart/form-data 的 images 字段上传',
  input: z.object({
    requestId,
    type: z.enum(FEEDBACK_TYPES),
    text: filledText(),
    more: withDefault(lines(2_000), ''),
    contact: withDefault(text(), ''),
    facts: withDefault(json(document(16 * 1024)), {}),
  }),
  output: z.object({ id: z.string() }),
});

/** A letter and its reply, '' while there is none. */
export const letter = z.object({
  id: z.string(),
  type: z.enum(FEEDBACK_TYPES),
  text: z.string(),
  more: z.string(),
  reply: z.string(),
  createdAt: z.string(),
  imageIds: z.array(z.string()),
});

export const listFeedback = defineCall({
  path: '/api/feedback/list',
  kind: 'read',
  access: 'user',
  summary: '我的反馈与回复，新者在前',
  input: z.object({}),
  output: z.array(letter),
});

/** Path of an image of the user's own feedback; it answers the image itself, not an envelope. */
export const feedbackImage = defineCall({
  path: '/api/feedback/image',
  kind: 'read',
  access: 'user',
  file: 'image/webp',
  summary: '自己反馈中的一张图片（webp，以附件下载）',
  input: z.object({ id: uuid }),
  output: z.unknown(),
});
