import { CALLS } from '@shangyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../context.ts';
import type { UserCallRegistrar } from '../../http/calls.ts';
import { isNotModified } from '../../http/etag.ts';
import { networkOf } from '../../network.ts';
import { CALENDAR_PATH, presentCalendar, presentOpened } from './calendars.present.ts';
import {
  closeCalendar,
  listCalendars,
  openCalendar,
  readCalendar,
  renewCalendar,
  writeCalendarLines,
} from './calendars.service.ts';

/** Seconds for which a program need not ask again. */
const MAX_AGE_SEC = 3_600;

export function calendarRoutes(onUser: UserCallRegistrar): void {
  onUser(CALLS.listCalendars, async (ctx) => (await listCalendars(ctx)).map(presentCalendar), {
    replica: 'anyTime',
  });
  onUser(CALLS.openCalendar, async (ctx, options) => presentOpened(await openCalendar(ctx, options)));
  onUser(CALLS.renewCalendar, async (ctx, { id }) => presentOpened(await renewCalendar(ctx, id)));
  onUser(CALLS.writeCalendarLines, async (ctx, lines) => {
    await writeCalendarLines(ctx, lines);
    return {};
  });
  onUser(CALLS.closeCalendar, async (ctx, { id }) => {
    await closeCalendar(ctx, id);
    return {};
  });
}

/**
 * The calendars themselves, for programs: no session, no cookie, no envelope but for failures. The log has the pattern of
 * the route, never the address.
 */
export function calendarFileRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, ...rest } = parts;
  app.get<{ Params: { file: string } }>(`${CALENDAR_PATH}:file`, async (request, reply) => {
    const [, token = ''] = /^(.+)\.ics$/.exec(request.params.file) ?? [];
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const ctx = { ...rest, db: database.db, replicas: database.replicas, network: networkOf(request.ip) };
    const { tag, text } = await readCalendar(ctx, token);
    reply
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', 'inline; filename="shangyuan.ics"');
    if (isNotModified(request, reply, tag, `private, max-age=${MAX_AGE_SEC}`)) return reply.send();
    return reply.type('text/calendar; charset=utf-8').send(await text());
  });
}
