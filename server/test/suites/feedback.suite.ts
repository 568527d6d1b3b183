/** Feedback with images, and consent. */
import { request } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { buildApp, newLogger } from '../../src/app.ts';
import { BOUNDS } from '../../src/bounds.ts';
import { createImages } from '../../src/modules/picture/images.ts';
import { TestClient, unique, type Harness } from '../harness.ts';

async function png(width = 8): Promise<Uint8Array<ArrayBuffer>> {
  const image = await sharp({ create: { width, height: 8, channels: 3, background: '#a67c3b' } })
    .withExif({ IFD0: { Copyright: 'somebody at home' } })
    .png()
    .toBuffer();
  return new Uint8Array(image);
}

function form(fields: Record<string, string>, images: readonly Uint8Array<ArrayBuffer>[]): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  for (const image of images) data.append('images', new Blob([image], { type: 'image/png' }), '../../x.png');
  return data;
}

export function feedbackSuite(harness: () => Harness): void {
  const letter = (fields: object = {}) => ({
    requestId: unique().requestId,
    type: 'chart',
    text: '时柱有误',
    ...fields,
  });

  describe('feedback', () => {
    it('takes text from users, and from visitors with a contact', async () => {
      const client = new TestClient(harness());
      await client.register();
      const sent = letter({ more: '第一行\n第二行', facts: { page: 'x' } });
      const first = await client.call('sendFeedback', sent);
      expect((await client.call('sendFeedback', sent)).data['id']).toBe(first.data['id']);
      expect((await client.call('listFeedback')).data).toMatchObject([
        { text: '时柱有误', more: '第一行\n第二行', reply: '', imageIds: [] },
      ]);
      const visitor = new TestClient(harness());
      expect(await visitor.call('sendFeedback', letter())).toMatchObject({
        code: 400,
        data: { field: 'contact' },
      });
      expect(await visitor.call('sendFeedback', letter({ contact: '  ' }))).toMatchObject({
        code: 400,
        data: { field: 'contact' },
      });
      const signed = letter({ contact: 'a@b.cn' });
      const unnamed = await visitor.call('sendFeedback', signed);
      expect(unnamed.msg).toBe('ok');
      expect((await visitor.call('sendFeedback', signed)).data['id']).toBe(unnamed.data['id']);
      expect((await client.call('sendFeedback', letter({ text: ' ' }))).msg).toBe(
        '参数有误：内容(text)不能为空',
      );
      expect((await client.call('sendFeedback', letter({ text: 'x'.repeat(141) }))).msg).toBe(
        '参数有误：内容(text)不能超过 140 个字',
      );
    });

    it('re-encodes images and gives them to their owner only', async () => {
      const client = new TestClient(harness());
      await client.register();
      const body = form({ requestId: unique().requestId, type: 'other', text: '见图', facts: '{"a":1}' }, [
        await png(),
        await png(3_000),
      ]);
      const sent = await client.fetch('/api/feedback', { method: 'POST', body });
      expect(sent.msg).toBe('ok');
      const { data } = await client.call('listFeedback');
      const ids = (data as unknown as { imageIds: string[] }[])[0]?.imageIds ?? [];
      expect(ids).toHaveLength(2);
      const raw = await fetch(`${harness().origin}/api/feedback/image?id=${ids[1]}`, {
        headers: { cookie: `sid=${client.cookies.get('sid')}` },
      });
      expect(raw.headers.get('content-disposition')).toMatch(/^attachment/);
      const image = await sharp(Buffer.from(await raw.arrayBuffer())).metadata();
      expect(image).toMatchObject({ format: 'webp', width: 1_600 });
      expect(image.exif).toBeUndefined();
      const stranger = new TestClient(harness());
      await stranger.register();
      expect((await stranger.call('feedbackImage', { id: ids[0] })).status).toBe(404);
      expect((await new TestClient(harness()).call('feedbackImage', { id: ids[0] })).code).toBe(401);
    });

    it('refuses what is no image, a tenth image, one too large, and scripts in pictures', async () => {
      const client = new TestClient(harness());
      await client.register();
      const post = async (images: readonly Uint8Array<ArrayBuffer>[]) =>
        client.fetch('/api/feedback', {
          method: 'POST',
          body: form({ ...letter() } as Record<string, string>, images),
        });
      const svg = new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      );
      for (const bytes of [new Uint8Array([1, 2, 3]), svg, (await png()).slice(0, 60)])
        expect(await post([bytes])).toMatchObject({ code: 415, data: { field: 'images' } });
      const small = await png();
      expect(await post(Array.from({ length: 10 }, () => small))).toMatchObject({
        code: 413,
        data: { field: 'images' },
      });
      expect(await post([new Uint8Array(8 * 1024 * 1024 + 1)])).toMatchObject({
        code: 413,
        data: { field: 'images' },
      });
      const elsewhere = await client.fetch('/api/record/save', { method: 'POST', body: form({}, []) });
      expect(elsewhere.status).toBe(415);
    });
  });

  describe('pictures', () => {
    const post = (client: TestClient, images: readonly Uint8Array<ArrayBuffer>[]) =>
      client.fetch('/api/feedback', {
        method: 'POST',
        body: form({ ...letter({ contact: 'a@b.cn' }) } as Record<string, string>, images),
      });
    const blank = async (width: number, height: number) =>
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      );

    it('of many pixels are refused by their head: fewer are taken from strangers than from users', async () => {
      const stranger = new TestClient(harness());
      const large = await blank(4_200, 3_000);
      expect(large.length).toBeLessThan(200_000);
      expect(await post(stranger, [large])).toMatchObject({ code: 415, data: { field: 'images' } });
      expect((await post(stranger, [await blank(3_900, 3_000)])).msg).toBe('ok');
      const user = new TestClient(harness());
      await user.register();
      expect((await post(user, [large])).msg).toBe('ok');
    });

    it('that are a thread are refused by their head: each row costs as much as that of a photograph', async () => {
      const stranger = new TestClient(harness());
      const side = BOUNDS.pictureSide.limit;
      for (const [width, height] of [
        [1, side + 1],
        [side + 1, 1],
      ] as const)
        expect(await post(stranger, [await blank(width, height)])).toMatchObject({ code: 415 });
      expect((await post(stranger, [await blank(2, side)])).msg).toBe('ok');
    });

    it('hold up neither passwords nor files: they are worked on in another process, one at a time', async () => {
      const stranger = new TestClient(harness());
      const nine = Array.from({ length: 9 }, () => blank(3_400, 3_400));
      const images = await Promise.all(nine);
      const sending = Array.from({ length: 2 }, () => post(stranger, images));
      const { images: worker } = harness().parts;
      await vi.waitFor(() => expect(worker.pendingCount()).toBeGreaterThan(0), { timeout: 30_000 });
      const { username, password } = await new TestClient(harness()).register();
      expect((await new TestClient(harness()).call('login', { username, password })).msg).toBe('ok');
      expect(worker.pendingCount()).toBeGreaterThan(0);
      expect(await harness().parts.metrics.text()).toMatch(/^images_under_way \d/m);
      expect((await Promise.all(sending)).map((answer) => answer.msg)).toEqual(['ok', 'ok']);
    });

    it('of strangers leave half of the line to users', async () => {
      const { parts } = harness();
      const images = { ...parts.images, pendingCount: () => BOUNDS.visitorPicturesWaiting.limit };
      const logger = newLogger({ ...parts.config, LOG_LEVEL: 'silent' });
      const app = await buildApp({ ...parts, images }, { logger });
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      const user = new TestClient({ ...harness(), origin });
      await user.register();
      const small = await png();
      expect((await post(user, [small])).msg).toBe('ok');
      const stranger = new TestClient({ ...harness(), origin });
      expect(await post(stranger, [small])).toMatchObject({ status: 503, data: { reason: 'busy' } });
      expect((await post(stranger, [])).msg).toBe('ok');
      await app.close();
    });

    it('are not read where a limit is reached', async () => {
      const stranger = new TestClient(harness());
      for (let index = 0; index < 20; index += 1)
        expect((await stranger.call('sendFeedback', letter({ contact: 'a@b.cn' }))).msg).toBe('ok');
      const answer = await new Promise<number>((resolve, reject) => {
        const url = `${harness().origin}/api/feedback`;
        const headers = {
          'content-type': 'multipart/form-data; boundary=x',
          'x-requested-with': 'test',
          'x-forwarded-for': stranger.ip,
        };
        const sent = request(url, { method: 'POST', headers }, (response) => {
          resolve(response.statusCode ?? 0);
          sent.destroy();
        });
        sent.on('error', reject);
        sent.write('--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\n');
      });
      expect(answer).toBe(429);
    });

    it('that hang the process are given up, and the next is taken', async () => {
      const images = createImages();
      await expect(images.reencode(new Uint8Array([1, 2, 3]), 100)).rejects.toThrow('图片');
      const fine = await images.reencode(await blank(20, 20), 1_000);
      expect((await sharp(fine).metadata()).format).toBe('webp');
      images.close();
      expect((await images.reencode(await blank(20, 20), 1_000)).length).toBeGreaterThan(0);
      images.close();
    });
  });

  describe('consent', () => {
    it('is logged, taken back, and listed with what was collected', async () => {
      const client = new TestClient(harness());
      await client.loginBySms();
      const consent = { requestId: unique().requestId, item: 'cloudSave', granted: true, version: '2026-01' };
      const first = await client.call('giveConsent', consent);
      expect((await client.call('giveConsent', consent)).data).toEqual(first.data);
      harness().pass(1_000);
      await client.call('giveConsent', { ...consent, requestId: unique().requestId, granted: false });
      const { data } = await client.call('listConsents');
      expect(data).toMatchObject({
        items: [
          { item: 'cloudSave', granted: false },
          { item: 'cloudSave', granted: true },
        ],
        collected: { phone: { week: 1, month: 1, year: 1 }, log: { week: 1 } },
      });
    });
  });
}
