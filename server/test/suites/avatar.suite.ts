/** The picture of an account: taken in small and square, seen only by its owner, gone with the account. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { RATES } from '../../src/rates.ts';
import { accountOf } from '../../src/modules/account/lookup.service.ts';
import { exportPieces } from '../../src/modules/export/export.present.ts';
import { eraseAccount } from '../../src/modules/privacy/accountErasure.service.ts';
import { TestClient, type Answer, type Harness } from '../harness.ts';

export function avatarSuite(harness: () => Harness): void {
  const owner = async () => {
    const client = new TestClient(harness());
    return { client, ...(await client.register()) };
  };
  const picture = async (width = 300, height = 200) =>
    sharp({ create: { width, height, channels: 3, background: '#805a1e' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer();
  const send = async (client: TestClient, ...images: readonly Uint8Array[]): Promise<Answer> => {
    const form = new FormData();
    for (const image of images) form.append('images', new Blob([new Uint8Array(image)]), 'me.jpg');
    return client.fetch('/api/user/avatar/set', { method: 'POST', body: form });
  };
  const imageOf = ({ data }: Answer) => Buffer.from(String(data['image']), 'base64');

  describe('an avatar', () => {
    it('is kept as a small square without the metadata of the file', async () => {
      const { client } = await owner();
      expect((await client.call('getAvatar')).data).toEqual({ image: '', changedAt: '' });
      const set = await send(client, await picture(900, 300));
      expect(set.msg).toBe('ok');
      const kept = imageOf(await client.call('getAvatar'));
      expect(kept.equals(imageOf(set))).toBe(true);
      expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect((await sharp(kept).metadata()).exif).toBeUndefined();
      const small = imageOf(await send(client, await picture(20, 40)));
      expect(await sharp(small).metadata()).toMatchObject({ width: 256, height: 256 });
    });

    it('is not sent again to a client that has it', async () => {
      const { client } = await owner();
      const changedAt = String((await send(client, await picture())).data['changedAt']);
      expect((await client.call('getAvatar', { known: changedAt })).data).toEqual({ image: null, changedAt });
      harness().pass(1_000);
      await send(client, await picture());
      expect((await client.call('getAvatar', { known: changedAt })).data['image']).not.toBeNull();
      await client.call('dropAvatar');
      expect((await client.call('getAvatar', { known: changedAt })).data).toEqual({
        image: '',
        changedAt: '',
      });
    });

    it('belongs to its owner only', async () => {
      const { client } = await owner();
      await send(client, await picture());
      const { client: other } = await owner();
      expect((await other.call('getAvatar')).data['image']).toBe('');
      expect((await send(new TestClient(harness()), await picture())).status).toBe(401);
    });

    it('is refused where it is no picture, too large or missing', async () => {
      const { client } = await owner();
      const flood = sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } });
      for (const wrong of [Buffer.from('<svg onload="x()"/>'), await flood.png().toBuffer()])
        expect(await send(client, wrong)).toMatchObject({ status: 415, data: { reason: 'wrongMedia' } });
      expect(await send(client)).toMatchObject({ status: 400, data: { field: 'images' } });
      expect((await client.call('getAvatar')).data['image']).toBe('');
    });

    it('is changed so often a day', async () => {
      const { client } = await owner();
      for (let index = 0; index < RATES.avatarAccount.limit; index += 1) await client.call('dropAvatar');
      expect((await send(client, await picture())).status).toBe(429);
    });

    it('is counted and exported with the profile, and erased with the account', async () => {
      const { client, id } = await owner();
      const { data } = await send(client, await picture());
      const account = await accountOf(harness().system, id);
      if (account === null) throw new TypeError('Cannot export: no account');
      let text = '';
      for await (const piece of exportPieces(harness().system, account)) text += piece;
      expect(JSON.parse(text)).toMatchObject({ avatar: [{ webp: data['image'] }] });
      expect((await client.call('listConsents')).data['collected']).toMatchObject({ profile: { week: 1 } });
      await eraseAccount(harness().system, id, 'operator:tester', true);
      const { rows } = await harness().database.executeSql('SELECT 1 FROM avatar WHERE account_id = $1', [
        id,
      ]);
      expect(rows).toEqual([]);
    });
  });
}
