/** Calendars that other programs subscribe to: what they hold, who may read them, and when they are gone. */
import { randomBytes } from 'node:crypto';
import ICAL from 'ical.js';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApp, newLogger } from '../../src/app.ts';
import { DAY_MS, HOUR_MS } from '../../src/duration.ts';
import { runHousekeeping } from '../../src/jobs/housekeeping.ts';
import { BOUNDS } from '../../src/bounds.ts';
import { RATES } from '../../src/rates.ts';
import { accountOf } from '../../src/modules/account/lookup.service.ts';
import { exportPieces } from '../../src/modules/export/export.present.ts';
import { takeToken } from '../../src/modules/rate/rate.service.ts';
import { runCommand } from '../../src/ops/run.ts';
import { caseBody, TestClient, unique, type Answer, type Fields, type Harness } from '../harness.ts';

type Opened = { calendar: { id: string; kind: string; readAt: string }; path: string };

/** Titles of the events of a calendar by their days, as Thunderbird's reader has them. */
function titlesOf(text: string): Readonly<Record<string, string>> {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return Object.fromEntries(
    events.map((component) => {
      const event = new ICAL.Event(component);
      return [event.startDate.toString(), event.summary];
    }),
  );
}

export function calendarsSuite(harness: () => Harness): void {
  const user = async () => {
    const client = new TestClient(harness());
    const { id, password, username } = await client.register();
    return { client, id, password, username };
  };
  const open = async (client: TestClient, fields: Fields): Promise<Opened> => {
    const answer = await client.call('openCalendar', fields);
    expect(answer.msg).toBe('ok');
    const opened = answer.data as unknown as Opened;
    harness().secrets.add(opened.path.slice('/calendar/'.length, -'.ics'.length));
    return opened;
  };
  /** A program without a cookie, as a phone's calendar is. */
  const read = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    new TestClient(harness()).fetch(path, { headers });
  const save = async (client: TestClient, kind: string, body: object) => {
    const id = crypto.randomUUID();
    const editedAt = harness().now().toISOString();
    expect((await client.call('saveRecord', { id, kind, body, editedAt })).msg).toBe('ok');
    return id;
  };
  const consent = async (client: TestClient, granted: boolean) =>
    client.call('giveConsent', {
      requestId: unique().requestId,
      item: 'birthdayCalendar',
      granted,
      version: '1',
    });

  describe('a calendar that is subscribed to', () => {
    it('has the terms and festivals of three years, for any client with its address', async () => {
      const { client } = await user();
      const { path, calendar } = await open(client, { kind: 'almanac', reminder: 'dayBefore' });
      expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
      const answer = await read(path);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      const titles = titlesOf(answer.body);
      expect(titles['2026-03-05']).toBe('惊蛰');
      expect(titles['2026-06-19']).toBeDefined();
      expect(Object.keys(titles).map((day) => day.slice(0, 4))).toEqual(
        expect.arrayContaining(['2025', '2026', '2027']),
      );
      expect(answer.body).toContain('TRIGGER;RELATED=START:-PT15H');
      const listed = (await client.call('listCalendars')).data as unknown as Opened['calendar'][];
      expect(listed).toMatchObject([
        { id: calendar.id, kind: 'almanac', readAt: expect.stringMatching(/Z$/) },
      ]);
      expect(JSON.stringify(listed)).not.toContain(path.slice(10, 40));
    });

    it('holds of the almanac what was chosen, and nothing at all is refused', async () => {
      const { client } = await user();
      const { path, calendar } = await open(client, {
        kind: 'almanac',
        hasFestivals: false,
        hasHolidays: false,
      });
      expect(calendar).toMatchObject({ hasTerms: true, hasFestivals: false, hasHolidays: false });
      const terms = Object.values(titlesOf((await read(path)).body));
      expect(terms).toHaveLength(72);
      expect(new Set(terms).size).toBe(24);
      const off = await open(client, { kind: 'almanac', hasTerms: false, hasFestivals: false });
      const titles = Object.values(titlesOf((await read(off.path)).body));
      expect(titles).toContain('国庆节放假');
      expect(titles.every((title) => /放假|调休上班/.test(title))).toBe(true);
      const none = { kind: 'almanac', hasTerms: false, hasFestivals: false, hasHolidays: false };
      expect(await client.call('openCalendar', none)).toMatchObject({
        code: 400,
        data: { field: 'hasTerms' },
      });
    });

    it('is not sent to who has it already', async () => {
      const { client } = await user();
      const { path } = await open(client, { kind: 'days' });
      const tag = (await read(path)).headers.get('etag') ?? '';
      const again = await read(path, { 'if-none-match': tag });
      expect([again.status, again.body]).toEqual([304, '']);
      await save(client, 'day', { date: '2026-05-01' });
      expect((await read(path, { 'if-none-match': tag })).status).toBe(200);
    });

    it('is made once for each change of its records and each day, for any number of clients', async () => {
      const { database, parts } = harness();
      let made = 0;
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => {
          if (JSON.stringify(node).includes('jsonb_object_agg')) made += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const config = { ...parts.config, LOG_LEVEL: 'silent' as const };
      const app = await buildApp(
        { ...parts, database: { ...database, db: database.db.withPlugin(counting) } },
        { logger: newLogger(config) },
      );
      onTestFinished(async () => app.close());
      const { client } = await user();
      const { path } = await open(client, { kind: 'days' });
      await save(client, 'day', { date: '2026-05-01' });
      const get = async (headers: Readonly<Record<string, string>> = {}) => {
        const answer = await app.inject({ method: 'GET', url: path, headers });
        return { status: answer.statusCode, tag: String(answer.headers['etag']), body: answer.body };
      };
      // Six at once, of which the first makes it.
      const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => get()));
      if (first === undefined) throw new TypeError('no answer');
      expect(made).toBe(1);
      expect(new Set(others.map(({ body }) => body))).toEqual(new Set([first.body]));
      expect(await get({ 'if-none-match': first.tag })).toMatchObject({ status: 304, body: '' });
      expect(made).toBe(1);
      await save(client, 'day', { date: '2026-05-02' });
      const changed = await get({ 'if-none-match': first.tag });
      expect([changed.status, made]).toEqual([200, 2]);
      expect(Object.keys(titlesOf(changed.body))).toEqual(['2026-05-01', '2026-05-02']);
      harness().pass(DAY_MS);
      expect((await get({ 'if-none-match': changed.tag })).status).toBe(200);
      expect(made).toBe(3);
    });

    it('of starred days has none that lie more than fifty years ahead', async () => {
      const { client } = await user();
      const { path } = await open(client, { kind: 'days' });
      for (const date of ['2076-01-01', '2077-01-01', '5000-01-01']) await save(client, 'day', { date });
      expect(Object.keys(titlesOf((await read(path)).body))).toEqual(['2076-01-01']);
    });

    it('of starred days follows them, and has nothing of the trash, of others, or long gone', async () => {
      const { client } = await user();
      const { client: other } = await user();
      await save(other, 'day', { date: '2026-04-04' });
      const { path } = await open(client, { kind: 'days' });
      await save(client, 'day', { date: '2026-05-01', affair: '嫁娶' });
      const gone = await save(client, 'day', { date: '2026-06-01' });
      await client.call('deleteRecord', { id: gone });
      await save(client, 'day', { date: '2020-01-01' });
      await save(client, 'day', { date: '2025-05-05', affair: '入宅' });
      expect(titlesOf((await read(path)).body)).toEqual({ '2025-05-05': '入宅', '2026-05-01': '嫁娶' });
    });

    it('that was read before the account had a record has the first one at the next reading', async () => {
      const { client } = await user();
      const { path } = await open(client, { kind: 'days' });
      expect(titlesOf((await read(path)).body)).toEqual({});
      await save(client, 'day', { date: '2026-05-01' });
      expect(titlesOf((await read(path)).body)).toEqual({ '2026-05-01': '收藏的日子' });
    });

    it('leaves out days and births that no calendar has', async () => {
      const { client } = await user();
      const { path } = await open(client, { kind: 'days' });
      await save(client, 'day', { date: '2026-05-01' });
      for (const date of ['1582-10-10', '9999-12-31']) await save(client, 'day', { date });
      expect(titlesOf((await read(path)).body)).toEqual({ '2026-05-01': '收藏的日子' });
    });

    it('of more people than it holds has the next birthdays, with short names and nothing else of the cases', async () => {
      const { client, id } = await user();
      await consent(client, true);
      const { path } = await open(client, { kind: 'birthdays', isNamed: true, reminder: 'week' });
      await save(client, 'case', caseBody('李四', { notes: [], remark: '很长'.repeat(60) }));
      const { birth } = caseBody('');
      await save(client, 'case', { name: '大', birth: { ...birth, more: '多'.repeat(9_000) } });
      await harness().database.executeSql(
        `INSERT INTO record (account_id, id, kind, body, revision, edited_at, updated_at, cursor)
         SELECT $1, gen_random_uuid(), 'case', jsonb_build_object('name', repeat('王', 140), 'birth', $2::jsonb), 1, now(), now(), 1000 + n
         FROM generate_series(1, 600) n`,
        [id, JSON.stringify(birth)],
      );
      const { status, body } = await read(path);
      expect(status).toBe(200);
      const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
      expect(events).toHaveLength(BOUNDS.calendarEvents.limit);
      const names = events.map((event) => new ICAL.Event(event).summary.split(' ')[0] ?? '');
      expect(names).toContain('李四');
      expect(names).not.toContain('大');
      expect(Math.max(...names.map((name) => name.length))).toBe(BOUNDS.calendarName.limit);
      expect(body.length).toBeLessThan(600_000);
    });

    it('of birthdays needs the consent, and closes when that is taken back', async () => {
      const { client } = await user();
      await save(client, 'case', caseBody('张三'));
      await save(client, 'case', {
        name: '四柱',
        birth: { sex: '男', pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: null } },
      });
      await save(client, 'case', {
        name: '古人',
        birth: {
          sex: '男',
          hour: 'minute',
          civil: { year: 1600, month: 1, day: 1, hour: 1, minute: 0, second: 0 },
        },
      });
      await save(client, 'case', {
        name: '错日',
        birth: {
          sex: '男',
          hour: 'minute',
          civil: { year: 1990, month: 2, day: 30, hour: 1, minute: 0, second: 0 },
        },
      });
      expect(await client.call('openCalendar', { kind: 'birthdays' })).toMatchObject({
        status: 403,
        data: { reason: 'consentNeeded' },
      });
      await consent(client, true);
      const { path } = await open(client, { kind: 'birthdays' });
      const { body } = await read(path);
      // 1990-06-15 is 五月廿三: 2025-06-18, 2026-07-07, 2027-06-27.
      expect(titlesOf(body)).toEqual({
        '2025-06-18': '农历生日（五月廿三）',
        '2026-07-07': '农历生日（五月廿三）',
        '2027-06-27': '农历生日（五月廿三）',
      });
      expect(body).not.toMatch(/张三|周岁/);
      const named = await open(client, { kind: 'birthdays', isNamed: true, thirtieth: 'nextDay' });
      expect(titlesOf((await read(named.path)).body)['2026-07-07']).toBe('张三 农历生日（五月廿三）');
      await consent(client, false);
      expect((await read(path)).status).toBe(404);
      await consent(client, true);
      expect((await read(path)).status).toBe(200);
    });

    it('of lines holds what a device writes, with the consent only, and loses it with the next writing', async () => {
      const { client, id } = await user();
      const agree = async (granted: boolean) =>
        client.call('giveConsent', {
          requestId: unique().requestId,
          item: 'dailyLines',
          granted,
          version: '1',
        });
      expect((await client.call('openCalendar', { kind: 'lines' })).data.reason).toBe('consentNeeded');
      await agree(true);
      const { path, calendar } = await open(client, { kind: 'lines', reminder: 'dayBefore' });
      expect(titlesOf((await read(path)).body)).toEqual({});
      const write = async (lines: readonly object[], by = client, at = calendar.id) =>
        by.call('writeCalendarLines', { id: at, lines });
      const tag = (await read(path)).headers.get('etag') ?? '';
      const first = [
        { date: '2026-03-05', text: '事情来得急，一件一件接。' },
        { date: '2026-03-06', text: '有伴一起做。' },
      ];
      expect((await write(first)).msg).toBe('ok');
      const answer = await read(path, { 'if-none-match': tag });
      expect(answer.status).toBe(200);
      expect(titlesOf(answer.body)).toEqual({
        '2026-03-05': '事情来得急，一件一件接。',
        '2026-03-06': '有伴一起做。',
      });
      expect(answer.body).toContain('每日一句');
      await write([{ date: '2026-03-06', text: '手感正好。' }]);
      expect(titlesOf((await read(path)).body)).toEqual({ '2026-03-06': '手感正好。' });

      const owner = (await accountOf(harness().system, id)) ?? expect.fail('no account');
      let exported = '';
      for await (const piece of exportPieces(harness().system, owner)) exported += piece;
      expect(exported).toContain('手感正好。');

      const { client: other } = await user();
      await other.call('giveConsent', {
        requestId: unique().requestId,
        item: 'dailyLines',
        granted: true,
        version: '1',
      });
      expect((await write(first, other)).data.reason).toBe('notFound');
      const almanac = await open(client, { kind: 'almanac' });
      expect((await write(first, client, almanac.calendar.id)).data.reason).toBe('notFound');
      expect((await write([{ date: '2026-02-30', text: '没有这一天' }])).data.reason).toBe('badInput');
      expect((await write([{ date: '2026-03-06', text: '长'.repeat(61) }])).data.reason).toBe('badInput');
      const many = Array.from({ length: 101 }, () => ({ date: '2026-03-06', text: '多' }));
      expect((await write(many)).data.reason).toBe('badInput');

      await agree(false);
      expect((await read(path)).status).toBe(404);
      expect((await write(first)).data.reason).toBe('consentNeeded');
    });

    it('is gone with its address: changed, closed, locked, unknown and ill-formed are answered alike', async () => {
      const { client, username } = await user();
      const first = await open(client, { kind: 'almanac' });
      const { id } = first.calendar;
      const renewed = (await client.call('renewCalendar', { id })).data as unknown as Opened;
      harness().secrets.add(renewed.path.slice(10, -4));
      expect(renewed.path).not.toBe(first.path);
      expect((await read(renewed.path)).status).toBe(200);
      const second = await open(client, { kind: 'days' });
      expect((await client.call('closeCalendar', { id: second.calendar.id })).msg).toBe('ok');
      await runCommand(harness().system, ['user', 'lock', username]);
      const unknown = `/calendar/${randomBytes(32).toString('base64url')}.ics`;
      const answers = await Promise.all(
        [first.path, second.path, renewed.path, unknown, '/calendar/x.ics', '/calendar/x'].map((path) =>
          read(path),
        ),
      );
      await runCommand(harness().system, ['user', 'unlock', username]);
      expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 404, data: { reason: 'notFound' } });
      for (const { headers } of answers) {
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('etag')).toBeNull();
      }
      expect((await read(renewed.path)).status).toBe(200);
    });

    it('can be changed or closed only by its owner', async () => {
      const { client } = await user();
      const { calendar, path } = await open(client, { kind: 'almanac' });
      const { client: other } = await user();
      for (const name of ['renewCalendar', 'closeCalendar'] as const)
        expect((await other.call(name, { id: calendar.id })).data.reason).toBe('notFound');
      expect((await other.call('listCalendars')).data).toEqual([]);
      expect((await read(path)).status).toBe(200);
    });

    it('is one of at most ten, also when many are opened at once', async () => {
      const { client } = await user();
      const { limit } = BOUNDS.calendars;
      const answers = await Promise.all(
        Array.from({ length: limit + 4 }, () => client.call('openCalendar', { kind: 'almanac' })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
      expect(new Set(answers.filter(({ status }) => status !== 200).map(({ data }) => data.reason))).toEqual(
        new Set(['tooManyCalendars']),
      );
      expect((await client.call('listCalendars')).data).toHaveLength(limit);
    });

    it('may be read sixty times an hour', async () => {
      const { client } = await user();
      const { path } = await open(client, { kind: 'days' });
      const statuses: number[] = [];
      for (let index = 0; index < 61; index += 1) statuses.push((await read(path)).status);
      expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
      harness().pass(HOUR_MS);
      expect((await read(path)).status).toBe(200);
    });

    it('is one of those an account may have read so often an hour, however many it has', async () => {
      const { client, id } = await user();
      const { path } = await open(client, { kind: 'days' });
      const another = await open(client, { kind: 'almanac' });
      const { limit } = RATES.calendarReadAccount;
      for (let index = 1; index < limit; index += 1)
        await takeToken(harness().system, harness().database.db, 'calendarReadAccount', id);
      expect((await read(path)).status).toBe(200);
      expect((await read(another.path)).status).toBe(429);
      harness().pass(HOUR_MS);
      expect((await read(another.path)).status).toBe(200);
    });

    it('is in the audit, in the export without its secret, and erased with the account', async () => {
      const { client, id, password } = await user();
      const { path, calendar } = await open(client, { kind: 'almanac' });
      await client.call('closeCalendar', { id: (await open(client, { kind: 'days' })).calendar.id });
      const entries = (await runCommand(harness().system, ['audit', 'list', id])) as { action: string }[];
      expect(entries.map(({ action }) => action)).toEqual([
        'calendar.close',
        'calendar.open',
        'calendar.open',
      ]);
      expect(entries[0]).toMatchObject({ actor: 'user', detail: { kind: 'days' } });
      const account = await accountOf(harness().system, id);
      if (account === null) throw new TypeError('Cannot export: no account');
      let text = '';
      for await (const piece of exportPieces(harness().system, account)) text += piece;
      expect(JSON.parse(text)).toMatchObject({ calendars: [calendar] });
      expect(text).not.toContain(path.slice('/calendar/'.length, -'.ics'.length));
      expect(text).not.toMatch(/sha256/);
      await client.call('delAccount', { password });
      expect((await read(path)).status).toBe(404);
      harness().pass(8 * DAY_MS);
      expect((await runHousekeeping(harness().system)).failed).toEqual([]);
      const { db } = harness().database;
      const rows = await db.selectFrom('calendar').select('id').where('id', '=', calendar.id).execute();
      expect(rows).toEqual([]);
    });

    it('leaves nothing of its address in the database or the log', async () => {
      const { client } = await user();
      const { path, calendar } = await open(client, { kind: 'almanac' });
      await read(path);
      await read(`${path}?again=1`);
      await read(path.replace('.ics', '.txt'));
      const token = path.slice(10, -4);
      expect(harness().log()).toContain('"route":"/calendar/:file"');
      expect(harness().log()).not.toContain(token);
      const { db } = harness().database;
      const row = await db
        .selectFrom('calendar')
        .selectAll()
        .where('id', '=', calendar.id)
        .executeTakeFirstOrThrow();
      expect(row.token_sha256).toHaveLength(32);
      expect(JSON.stringify(row)).not.toContain(token);
      expect(await harness().parts.metrics.text()).not.toContain(token);
    });
  });
}
