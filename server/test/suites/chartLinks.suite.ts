/** Links to charts: signed for who is logged in, checked with public keys. */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { linkStatementText, type LinkStatement } from '@shangyuan/contract';
import { describe, expect, it } from 'vitest';
import { deriveKeys } from '../../src/crypto/keys.ts';
import { DAY_MS } from '../../src/duration.ts';
import { runHousekeeping } from '../../src/jobs/housekeeping.ts';
import { listLinkKeys, purgeLinkKeys } from '../../src/modules/chartLink/chartLink.service.ts';
import { RATES } from '../../src/rates.ts';
import { TestClient, type Harness } from '../harness.ts';

const digestOf = (text: string) => createHash('sha512').update(text).digest('base64url');
const DIGEST = digestOf('salt and a birth');

export interface Signed {
  readonly kid: string;
  readonly until: string;
  readonly signature: string;
}
export interface PublicKey {
  readonly kid: string;
  readonly key: string;
}

/** Whether a signature is one of a statement, by one of these keys. */
export function isSigned(keys: readonly PublicKey[], statement: LinkStatement, signature: string): boolean {
  const found = keys.find(({ kid }) => kid === statement.kid);
  if (found === undefined) return false;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: found.key }, format: 'jwk' });
  return verify(null, Buffer.from(linkStatementText(statement)), key, Buffer.from(signature, 'base64url'));
}

export function chartLinksSuite(harness: () => Harness): void {
  const keysOf = async () =>
    (await new TestClient(harness()).call('listLinkKeys')).data as unknown as readonly PublicKey[];
  const signed = async (client: TestClient, digest = DIGEST) =>
    (await client.call('signLink', { digest })).data as unknown as Signed;

  describe('links to charts', () => {
    it('are signed for a year and a day at most, and every part of the statement counts', async () => {
      const client = new TestClient(harness());
      await client.register();
      const { kid, until, signature } = await signed(client);
      const inAYear = new Date(harness().now().getTime() + 365 * DAY_MS + 8 * 3_600_000);
      expect(until).toBe(inAYear.toISOString().slice(0, 10).replaceAll('-', ''));
      const keys = await keysOf();
      const statement = { kid, until, digest: DIGEST };
      expect(isSigned(keys, statement, signature)).toBe(true);
      expect(isSigned(keys, { ...statement, until: '20991231' }, signature)).toBe(false);
      expect(isSigned(keys, { ...statement, digest: digestOf('another birth') }, signature)).toBe(false);
      const other = deriveKeys('s'.repeat(32)).link;
      expect(isSigned([{ kid, key: other.publicKey }], statement, signature)).toBe(false);
    });

    it('are signed only for logged-in users, and cost no use', async () => {
      expect((await new TestClient(harness()).call('signLink', { digest: DIGEST })).data).toMatchObject({
        reason: 'loginRequired',
      });
      const client = new TestClient(harness());
      await client.register();
      const before = (await client.call('listQuotas')).data['remaining'];
      await signed(client);
      expect((await client.call('listQuotas')).data['remaining']).toEqual(before);
    });

    it('have an end a day and account', async () => {
      const client = new TestClient(harness());
      await client.register();
      for (let count = 0; count < RATES.linkAccount.limit; count++)
        expect((await client.call('signLink', { digest: DIGEST })).msg).toBe('ok');
      expect((await client.call('signLink', { digest: DIGEST })).data).toMatchObject({ reason: 'tooOften' });
      const other = new TestClient(harness());
      await other.register();
      expect((await other.call('signLink', { digest: DIGEST })).msg).toBe('ok');
    });

    it('of the secret before can be checked after a rotation, until the last of them has ended', async () => {
      const client = new TestClient(harness());
      await client.register();
      const { kid, until, signature } = await signed(client);
      // A server of the next secret, which no longer has the one before.
      const { parts, system } = harness();
      const later = {
        ...system,
        keys: deriveKeys('the secret that follows, 32 letters'),
        cache: parts.cache,
      };
      const keys = await listLinkKeys(later);
      expect(keys[0]?.kid).toBe(later.keys.link.kid);
      expect(keys[0]?.kid).not.toBe(kid);
      expect(isSigned(keys, { kid, until, digest: DIGEST }, signature)).toBe(true);
      const { rows } = await harness().database.executeSql(
        `SELECT ends_at FROM link_key WHERE kid = '${kid}'`,
      );
      const [row] = rows as { ends_at: Date }[];
      const endsAt = new Date(`${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6)}T24:00:00+08:00`);
      expect(new Date(row?.ends_at ?? 0)).toEqual(endsAt);
    });

    it('leave nothing of who asked or what for, and their keys go when the last has ended', async () => {
      const { database, system, parts } = harness();
      const text = JSON.stringify((await database.executeSql('SELECT * FROM link_key')).rows);
      expect(text).not.toContain(DIGEST);
      const clock = { now: () => new Date(harness().now().getTime() + 367 * DAY_MS) };
      expect((await runHousekeeping({ ...system, clock: harness().parts.clock })).done).toMatchObject({
        linkKeys: 0,
      });
      expect(await purgeLinkKeys({ db: system.db, clock })).toBe(1);
      parts.cache.invalidate('link_key');
      expect(await keysOf()).toHaveLength(1);
    });
  });
}
