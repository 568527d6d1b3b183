/** The operator's commands. */
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../src/ops/run.ts';
import { DAY_MS, MINUTE_MS } from '../../src/duration.ts';
import { md5, TestClient, unique, type Harness } from '../harness.ts';

export function opsSuite(harness: () => Harness): void {
  const ops = (...args: string[]) => runCommand(harness().system, args);

  describe('operator', () => {
    it('turns switches, and the app sees it', async () => {
      const client = new TestClient(harness());
      await ops('switch', 'set', 'is_show_he_pan', 'false', '--dry-run');
      const value = async () => {
        const { data } = await client.call('getSwitchValue');
        const list = data as unknown as { switchKey: string; switchValue: boolean }[];
        return list.find((item) => item.switchKey === 'is_show_he_pan')?.switchValue;
      };
      expect(await value()).toBe(true);
      await ops('switch', 'set', 'is_show_he_pan', 'false');
      await vi.waitFor(async () => expect(await value()).toBe(false));
      await ops('switch', 'set', 'is_show_he_pan', 'true');
      expect(await ops('audit', 'list', 'is_show_he_pan')).toMatchObject([
        { action: 'switch.set' },
        { action: 'switch.set' },
      ]);
      await expect(ops('switch', 'set', 'is_show_x', 'true')).rejects.toThrow(/expected one of/);
    });

    it('finds users by id, name and phone, makes members, and erases after a dry run', async () => {
      const client = new TestClient(harness());
      const { id, phone, username } = await client.loginBySms();
      for (const key of [id, phone, username])
        expect(await ops('user', 'show', key)).toMatchObject({ id, phone: `139****${phone.slice(-4)}` });
      await ops('user', 'vip', username, '30');
      expect(await ops('quota', 'show', username)).toMatchObject({ unlimited: true });
      await ops('user', 'vip', username, '0');
      expect(await ops('user', 'show', username)).toMatchObject({ isMember: false });
      expect(await ops('user', 'erase', username, '--dry-run')).toMatchObject({ dryRun: true });
      await expect(ops('user', 'erase', username)).rejects.toThrow(`--confirm=${username}`);
      expect((await client.call('listQuotas')).msg).toBe('ok');
      await ops('user', 'erase', username, `--confirm=${username}`);
      expect((await client.call('listQuotas')).code).toBe(401);
      await expect(ops('user', 'show', username)).rejects.toThrow(/there is no user/);
    });

    it('adds days of membership to what is left, or sets its end', async () => {
      const { username } = await new TestClient(harness()).register();
      const end = async () =>
        Date.parse(((await ops('user', 'show', username)) as { vipUntil: string }).vipUntil);
      const inDays = (days: number) => harness().now().getTime() + days * DAY_MS;
      await ops('user', 'vip', username, '300');
      await ops('user', 'vip', username, '30');
      expect(Math.abs((await end()) - inDays(330))).toBeLessThan(MINUTE_MS);
      // Histories of money before this one move the clock by years.
      const year = harness().now().getUTCFullYear() + 3;
      await ops('user', 'vip', username, `--until=${year}-01-01`);
      expect(await end()).toBe(Date.parse(`${year - 1}-12-31T16:00:00Z`));
      await expect(ops('user', 'vip', username, '--until=soon')).rejects.toThrow(
        '--until is soon, expected YYYY-MM-DD',
      );
      await ops('user', 'vip', username, '0');
      expect(await end()).toBeNaN();
    });

    it('ends sessions, and locks an account until it is unlocked', async () => {
      const client = new TestClient(harness());
      const { id, username, password } = await client.register();
      const other = new TestClient(harness());
      await other.call('login', { username, password });
      const sessions = (await ops('session', 'list', username)) as { id: string }[];
      expect(sessions).toHaveLength(2);
      await ops('session', 'end', username, sessions[1]?.id ?? '');
      expect((await ops('session', 'list', username)) as object[]).toHaveLength(1);
      await ops('session', 'end', username);
      for (const device of [client, other]) expect((await device.call('listQuotas')).code).toBe(401);
      await client.call('login', { username, password });
      await ops('user', 'lock', username, '--why=stolen');
      expect((await client.call('listQuotas')).code).toBe(401);
      const refused = await client.call('login', { username, password });
      expect(refused).toMatchObject({ status: 403, msg: '账号已被锁定，请联系客服' });
      expect((await client.call('login', { username, password: md5('a guess') })).code).toBe(401);
      await ops('user', 'unlock', username);
      expect((await client.call('login', { username, password })).msg).toBe('ok');
      const entries = (await ops('audit', 'list', id)) as { actor: string; action: string }[];
      expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
        'operator:tester user.unlock',
        'operator:tester user.lock',
        'operator:tester session.end',
        'operator:tester session.end',
      ]);
    });

    it('knows an address by the name the log gives it', async () => {
      const client = new TestClient(harness());
      await client.call('login', { username: unique().username, password: md5('nobody at all') });
      const { address } = (await ops('log', 'address', client.ip)) as { address: string };
      await vi.waitFor(() =>
        expect(harness().log()).toMatch(new RegExp(`"event":"login.failed".*"address":"${address}"`)),
      );
      expect(harness().log()).not.toContain(client.ip);
      await expect(ops('log', 'address', 'somewhere')).rejects.toThrow('expected an address');
    });

    it('grants and revokes a nickname, with audit rows', async () => {
      const client = new TestClient(harness());
      const { id, username } = await client.register();
      await ops('nickname', 'grant', '掌柜', username);
      expect(await ops('user', 'show', id)).toMatchObject({ nickname: '掌柜', isMember: true });
      expect(await ops('nickname', 'list')).toEqual(
        expect.arrayContaining([expect.objectContaining({ nickname: '掌柜', account_id: id })]),
      );
      await ops('nickname', 'grant', '东家', username);
      expect(await ops('user', 'show', id)).toMatchObject({ nickname: '东家', isMember: true });
      await ops('nickname', 'revoke', '东家');
      await ops('nickname', 'revoke', '掌柜');
      await expect(ops('nickname', 'revoke', '掌柜')).rejects.toThrow('no reserved nickname');
      await expect(ops('nickname', 'grant', 'x'.repeat(33))).rejects.toThrow('no line of 1 to 32');
      expect(await ops('user', 'show', id)).toMatchObject({ isMember: false });
      expect(await ops('audit', 'list', id)).toMatchObject([
        { action: 'vipNickname.grant' },
        { action: 'vipNickname.grant' },
      ]);
    });

    it('changes limits, exports and answers feedback, keeps house', async () => {
      const client = new TestClient(harness());
      await client.register();
      await ops('quota', 'limit', 'grl', '2');
      const limit = async () =>
        (await client.call('listQuotas')).data as unknown as { limits: { grl: number } };
      await vi.waitFor(async () => expect((await limit()).limits.grl).toBe(2));
      expect(
        (await client.call('consumeQuota', { feature: 'grl', requestId: unique().requestId })).data[
          'remaining'
        ],
      ).toBe(1);
      await ops('quota', 'limit', 'grl', 'default');
      const letter = { requestId: unique().requestId, type: 'other', text: '谢谢', contact: 'x@y.cn' };
      const { data } = await client.call('sendFeedback', letter);
      const letters = (await ops('feedback', 'export', '--since=2020-01-01')) as {
        id: string;
        contact: string;
      }[];
      expect(letters.find((item) => item.id === data['id'])).toMatchObject({ contact: 'x@y.cn' });
      await ops('feedback', 'reply', String(data['id']), '未发', '--dry-run');
      await ops('feedback', 'reply', String(data['id']), '收到');
      await expect(ops('feedback', 'reply', 'x', '收到')).rejects.toThrow('expected a UUID');
      await expect(ops('feedback', 'reply', crypto.randomUUID(), '收到')).rejects.toThrow('no letter');
      expect(await ops('audit', 'list', 'feedback')).toMatchObject([{ action: 'feedback.export' }]);
      expect((await client.call('listFeedback')).data).toMatchObject([{ reply: '收到' }]);
      expect(await ops('job', 'run')).toMatchObject({ done: { erasedAccounts: 0 }, failed: [] });
    });

    it('writes the images of letters into files, and exports the data of a user', async () => {
      const client = new TestClient(harness());
      const { id } = await client.register();
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      const body = new FormData();
      for (const [key, value] of Object.entries({ requestId: unique().requestId, type: 'other', text: '图' }))
        body.append(key, value);
      body.append('images', new Blob([new Uint8Array(png)]), 'x.png');
      body.append('elsewhere', new Blob(['not looked at']), 'x.exe');
      expect((await client.fetch('/api/feedback', { method: 'POST', body })).msg).toBe('ok');
      const folder = mkdtempSync('/tmp/shangyuan-ops-');
      await ops('user', 'export', id, `${folder}/a.json`);
      const data = JSON.parse(readFileSync(`${folder}/a.json`, 'utf8')) as {
        feedback: { imageIds: string[] }[];
      };
      expect(statSync(`${folder}/a.json`).mode & 0o777).toBe(0o600);
      await expect(ops('user', 'export', id, `${folder}/a.json`)).rejects.toThrow(/EEXIST/);
      expect(data).toMatchObject({ account: { id }, feedback: [{ text: '图' }], records: [] });
      const imageId = data.feedback[0]?.imageIds[0] ?? '';
      const file = `${folder}/a.webp`;
      expect(await ops('feedback', 'image', imageId, file)).toMatchObject({ done: true });
      expect((await sharp(file).metadata()).format).toBe('webp');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(await ops('audit', 'list', imageId)).toMatchObject([
        { actor: 'operator:tester', action: 'feedback.image' },
      ]);
      await expect(ops('feedback', 'image', crypto.randomUUID(), file)).rejects.toThrow('no such image');
      expect(await ops('audit', 'list', id)).toMatchObject([
        { actor: 'operator:tester', action: 'user.export' },
      ]);
    });

    it('names days of Shanghai, and only those there are', async () => {
      const client = new TestClient(harness());
      const { id } = await client.register();
      for (const [args, option] of [
        [['user', 'vip', id, '--until=2027-02-30'], '--until'],
        [['feedback', 'export', '--since=2026-02-29'], '--since'],
        [['price', 'set', 'vip-year', '128', '--from=2026-02-30', '--yes'], '--from'],
        [['price', 'set', 'vip-year', '128', '--from=2026-03-01T10:00', '--yes'], '--from'],
        [['codes', 'create', '1', '1', '--name=x', '--expires=2026-06-31', '--yes'], '--expires'],
        [['report', 'daily', '2026-02-30'], '<day>'],
      ] as const)
        await expect(ops(...args), args.join(' ')).rejects.toThrow(`${option} is `);
      expect(await ops('user', 'vip', id, '--until=2027-01-01', '--dry-run')).toMatchObject({
        until: new Date('2026-12-31T16:00:00Z'),
      });
      // A letter of the early morning in Shanghai is one of that day.
      await client.call('sendFeedback', { requestId: unique().requestId, type: 'other', text: '凌晨' });
      await harness().database.executeSql('UPDATE feedback SET created_at = $2 WHERE account_id = $1', [
        id,
        new Date('2026-02-27T17:00:00Z'),
      ]);
      const since = async (day: string) =>
        ((await ops('feedback', 'export', `--since=${day}`)) as { account_id: string }[]).filter(
          (letter) => letter.account_id === id,
        );
      expect(await since('2026-02-28')).toHaveLength(1);
      expect(await since('2026-03-01')).toEqual([]);
    });

    it('says what is wrong with a command line', async () => {
      await expect(ops()).rejects.toThrow('there is no command (none given)');
      await expect(ops('user', 'show')).rejects.toThrow('<user> is missing');
      await expect(ops('user', 'show', 'nobody_at_all')).rejects.toThrow('there is no user');
      await expect(ops('quota', 'limit', 'grl', '-1')).rejects.toThrow();
      const { username } = await new TestClient(harness()).register();
      await expect(ops('user', 'vip', username, '999999999')).rejects.toThrow('from 0 to 36525');
      await expect(ops('user', 'show', '12345678901')).rejects.toThrow('there is no user');
      await expect(ops('switch', 'list', '--force')).rejects.toThrow(/force/);
    });
  });
}
