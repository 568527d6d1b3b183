/**
 * Images of strangers: decoded within bounds and encoded anew, so that nothing of the original file, its metadata or
 * what hides behind it is kept.
 */
import sharp from 'sharp';
import { AppError } from '../../errors.ts';

const MAX_PIXELS = 40_000_000;
const MAX_SIDE_PX = 1_600;
const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'gif']);

sharp.cache(false);
sharp.concurrency(1);

/** @throws AppError wrongMedia for what is not a JPEG, PNG, WebP or GIF image */
export async function reencodeImage(bytes: Buffer): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (!ACCEPTED.has(format)) throw new TypeError('format');
    return await image
      .autoOrient()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw new AppError('wrongMedia', { field: 'images', msg: '图片须为完整的 JPEG、PNG、WebP 或 GIF' });
  }
}
