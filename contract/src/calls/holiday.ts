/**
 * Public holidays as the notices of the State Council give them.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { whole, withDefault } from '../fields.ts';

/** A day of a notice: off, or a weekend that is worked in exchange. */
const holidayDay = z.object({ date: z.string(), name: z.string(), kind: z.enum(['off', 'work']) });

export const listHolidays = defineCall({
  path: '/api/holiday/list',
  kind: 'read',
  access: 'public',
  isCacheable: true,
  summary:
    '法定节假日与调休：since 年（含）起各年的放假通知，asOf 为数据截至之日；未列出的年份尚无通知，不等于没有假日',
  input: z.object({ since: withDefault(whole(1900, 9_999), 2_002) }),
  output: z.object({
    asOf: z.string(),
    notices: z.array(z.object({ year: z.number(), source: z.string(), days: z.array(holidayDay) })),
  }),
});
