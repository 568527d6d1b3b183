/** Activation codes, from the operator's sheet to the membership. */
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { LIFETIME_UNTIL } from '@shangyuan/contract';
import { describe, expect, it } from 'vitest';
import { deriveKeys } from '../../src/crypto/keys.ts';
import { countOlderCodes } from '../../src/modules/codes/code.service.ts';
import { runCommand } from '../../src/ops/run.ts';
import { unique, type Harness } from '../harness.ts';
import { Buyer } from '../payment/buyer.ts';

const DAY = 86_400_000;
type Made = { result: { batch: string; codes: string[] } };

export function codesSuite(harness: () => Harness): void {
  const ops = (...args: string[]) => runCommand(harness().system, args);
  const arrive = (isLegacy = false) => new Buyer(harness(), isLegacy).arrive();
  const make = async (...args: string[]) =>
    ((await ops('codes', 'create', ...args, '--name=春节活动', '--yes')) as Made).result;

  describe('an activation code', () => {
    it('gives its days once, however it is typed and who else tries', async () => {
      const { batch, codes } = await make('2', '30');
      const [code = '', second = ''] = codes;
      const [buyer, other] = [await arrive(), await arrive()];
      const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
      expect((await buyer.call('useActivateCode', { code: typed })).data).toMatchObject({
        name: '春节活动',
        days: 30,
        vipDay: 30,
      });
      expect(await buyer.info()).toMatchObject({
        isVip: '1',
        vipDay: 30,
        vipTimes: 1,
        vipInfoList: [{ name: '春节活动' }],
      });
      for (const [who, msg] of [
        [buyer, '你已使用过这个激活码'],
        [other, '激活码无效或已使用'],
      ] as const)
        expect(await who.call('useActivateCode', { code })).toMatchObject({
          code: 400,
          msg,
          data: { reason: 'codeInvalid', field: 'code' },
        });
      expect((await other.info()).isVip).toBe('0');
      await buyer.call('useActivateCode', { code: second });
      expect((await buyer.info()).vipDay).toBe(60);
      expect((await buyer.call('listCodes')).data).toMatchObject([{ days: 30 }, { days: 30 }]);
      expect(await ops('codes', 'show', batch)).toMatchObject({
        size: 2,
        codes: [{ serial: 1, used_by: buyer.id }, { serial: 2 }],
      });
      expect(await ops('codes', 'show', code)).toMatchObject({
        used_by: buyer.id,
        batch: { name: '春节活动' },
      });
    });

    it('is used by one of fifty at the same moment', async () => {
      const { codes } = await make('1', '7');
      const buyers = await Promise.all(Array.from({ length: 10 }, () => arrive()));
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => buyers)
          .flat()
          .map((buyer) => buyer.call('useActivateCode', { code: codes[0] })),
      );
      expect(answers).toHaveLength(50);
      expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
      const members = await Promise.all(buyers.map(async (buyer) => (await buyer.info()).vipDay));
      expect(members.map(String).toSorted()).toEqual([...Array.from({ length: 9 }, () => '0'), '7']);
    });

    it('is answered again where the same request comes twice', async () => {
      const { codes } = await make('1', '7');
      const buyer = await arrive();
      const { requestId } = unique();
      for (let round = 0; round < 3; round += 1)
        expect((await buyer.call('useActivateCode', { code: codes[0], requestId })).code).toBe(200);
      expect(await buyer.info()).toMatchObject({ vipDay: 7, vipTimes: 1 });
      // A lifetime too, though no other code is taken after it.
      const life = await make('1', 'lifetime');
      const again = { code: life.codes[0], requestId: unique().requestId };
      for (let round = 0; round < 2; round += 1)
        expect((await buyer.call('useActivateCode', again)).data).toMatchObject({ isLifetime: true });
      expect((await buyer.call('useActivateCode', { code: life.codes[0] })).code).toBe(409);
    });

    it('that cannot be one costs no try; five that are unknown do', async () => {
      const buyer = await arrive();
      const { codes } = await make('1', '7');
      const right = codes[0] ?? '';
      for (const wrong of [
        '',
        'abc',
        `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`,
        '０'.repeat(40),
        '\u202e',
      ])
        expect(await buyer.call('useActivateCode', { code: wrong }), wrong).toMatchObject({
          code: 400,
          data: { reason: 'codeMalformed' },
        });
      expect(await buyer.call('useActivateCode')).toMatchObject({
        code: 400,
        data: { reason: 'codeMalformed' },
      });
      const unknown = '0000-0000-0000-0000';
      for (let round = 0; round < 5; round += 1)
        expect((await buyer.call('useActivateCode', { code: unknown })).data).toMatchObject({
          reason: 'codeInvalid',
        });
      expect(await buyer.call('useActivateCode', { code: right })).toMatchObject({
        code: 429,
        msg: '激活码输错次数过多，请一小时后再试',
      });
      harness().pass(3_600_000);
      expect((await buyer.call('useActivateCode', { code: right })).code).toBe(200);
    });

    it('is taken from a new account however many others behind its address were wrong', async () => {
      const ip = unique().ip;
      const behind = async () => {
        const buyer = new Buyer(harness());
        buyer.client.ip = ip;
        return buyer.arrive();
      };
      const unknown = { code: '0000-0000-0000-0000' };
      for (let account = 0; account < 11; account += 1) {
        const buyer = await behind();
        for (let round = 0; round < 5; round += 1)
          expect((await buyer.call('useActivateCode', unknown)).data.reason).toBe('codeInvalid');
        expect((await buyer.call('useActivateCode', unknown)).code).toBe(429);
      }
      const { codes } = await make('1', '7');
      const twelfth = await behind();
      expect((await twelfth.call('useActivateCode', unknown)).data.reason).toBe('codeInvalid');
      expect((await twelfth.call('useActivateCode', { code: codes[0] })).data).toMatchObject({ days: 7 });
    });

    it('costs a try only where it is wrong, also of many at the same moment', async () => {
      const [buyer, guesser] = [await arrive(), await arrive()];
      const { codes } = await make('1', '7');
      const { requestId } = unique();
      const twenty = async (who: Buyer, fields: object) =>
        Promise.all(
          Array.from({ length: 20 }, async () => (await who.call('useActivateCode', { ...fields })).code),
        );
      expect(new Set(await twenty(buyer, { code: codes[0], requestId }))).toEqual(new Set([200]));
      expect((await buyer.info()).vipDay).toBe(7);
      const wrong = await twenty(guesser, { code: '0000-0000-0000-0000' });
      expect(wrong.filter((code) => code === 400)).toHaveLength(5);
      expect(wrong.filter((code) => code === 429)).toHaveLength(15);
    });

    it('that is too old or revoked is answered like an unknown one', async () => {
      const day = new Date(harness().now().getTime() + 3 * DAY).toISOString().slice(0, 10);
      const old = await make('1', '7', `--expires=${day}`);
      const revoked = await make('3', '7');
      const buyer = await arrive();
      await ops('codes', 'revoke', revoked.codes[0] ?? '', '--yes');
      await expect(ops('codes', 'revoke', revoked.codes[0] ?? '', '--yes')).rejects.toThrow(
        'used or revoked before',
      );
      await buyer.call('useActivateCode', { code: revoked.codes[1] });
      expect(await ops('codes', 'revoke', revoked.batch, '--yes')).toMatchObject({ result: { revoked: 1 } });
      harness().pass(4 * DAY);
      for (const code of [old.codes[0], revoked.codes[0], revoked.codes[2]])
        expect((await buyer.call('useActivateCode', { code })).msg).toBe('激活码无效或已使用');
      expect(await buyer.info()).toMatchObject({ vipTimes: 1 });
    });

    it('made under an older APP_SECRET is found as long as that is read', async () => {
      const { codes } = await make('1', '7');
      const { config } = harness().parts;
      const keys = deriveKeys('the secret that comes after, 32 letters', [String(config.APP_SECRET)]);
      const system = { ...harness().system, keys };
      expect(await countOlderCodes(harness().system)).toBe(0);
      expect(await countOlderCodes(system)).toBeGreaterThan(0);
      expect(await runCommand(system, ['codes', 'show', codes[0] ?? ''])).toMatchObject({ used_by: null });
      const alone = { ...system, keys: deriveKeys('the secret that comes after, 32 letters') };
      await expect(runCommand(alone, ['codes', 'show', codes[0] ?? ''])).rejects.toThrow('no such');
    });

    it('gives a lifetime, after which no code is wasted', async () => {
      const [life, month] = [await make('1', 'lifetime'), await make('1', '30')];
      const buyer = await arrive(true);
      const redeem = (code = '') =>
        buyer.client.fetch(`/api/useActivateCode?${new URLSearchParams({ activateCode: code })}`);
      expect(await redeem(life.codes[0])).toMatchObject({
        code: 200,
        data: { isLifetime: true, vipDeadline: LIFETIME_UNTIL },
      });
      expect((await buyer.info()).vipType).toBe('2');
      expect(await redeem(month.codes[0])).toMatchObject({ code: 409, data: { reason: 'alreadyLifetime' } });
      expect(await ops('codes', 'show', month.codes[0] ?? '')).toMatchObject({ used_by: null });
    });

    it('is kept as a hash and printed on a sheet once', async () => {
      const sheet = `${mkdtempSync('/tmp/shangyuan-codes-')}/sheet.html`;
      await expect(
        ops('codes', 'create', '1', '30', '--name=旧', '--expires=2020-01-01', '--yes'),
      ).rejects.toThrow('in the past');
      expect(await ops('codes', 'create', '20', '30', '--name=甲<乙', `--sheet=${sheet}`)).toMatchObject({
        dryRun: true,
      });
      expect(
        await ops('codes', 'create', '20', '30', '--name=甲<乙', `--sheet=${sheet}`, '--yes'),
      ).toMatchObject({ done: true, result: { sheet } });
      const html = readFileSync(sheet, 'utf8');
      expect(html.match(/<b>(\w{4}-){3}\w{4}<\/b>/g)).toHaveLength(20);
      expect(html).toContain('甲&#60;乙');
      expect(statSync(sheet).mode & 0o777).toBe(0o600);
      const { rows } = await harness().database.executeSql('SELECT code_hmac FROM activation_code');
      const stored = JSON.stringify(rows);
      for (const [, code = ''] of html.matchAll(/<b>([\w-]+)<\/b>/g))
        expect(stored).not.toContain(code.replaceAll('-', ''));
      expect(await ops('codes', 'list')).toEqual(
        expect.arrayContaining([expect.objectContaining({ name: '甲<乙', size: 20, used: 0 })]),
      );
      for (const wrong of [
        ['0', '30'],
        ['1', '0'],
        ['5001', '30'],
        ['1', 'x'],
      ])
        await expect(make(...wrong)).rejects.toThrow(/</);
      await expect(ops('codes', 'show', 'nothing')).rejects.toThrow('no such batch');
    });
  });
}
