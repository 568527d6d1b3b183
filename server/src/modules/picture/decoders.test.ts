import sharp from 'sharp';
import { expect, it } from 'vitest';
import { restrictDecoders } from './decoders.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>字</text></svg>';
const blank = () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#805a1e' } });

it('nothing but the four formats reaches a decoder', async () => {
  const files = {
    jpeg: await blank().jpeg().toBuffer(),
    png: await blank().png().toBuffer(),
    webp: await blank().webp().toBuffer(),
    gif: await blank().gif().toBuffer(),
    svg: Buffer.from(SVG),
    tiff: await blank().tiff().toBuffer(),
    heif: await blank().avif().toBuffer(),
  };
  const read = async () =>
    Promise.all(
      Object.values(files).map((file) =>
        sharp(file)
          .metadata()
          .then(
            ({ format }) => format,
            () => null,
          ),
      ),
    );
  expect(await read()).toEqual(Object.keys(files));
  restrictDecoders();
  expect(await read()).toEqual(['jpeg', 'png', 'webp', 'gif', null, null, null]);
});
