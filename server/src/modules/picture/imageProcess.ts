/**
 * A separate process for uploaded pictures: decoded within bounds and re-encoded, so that nothing of the original
 * file, its metadata or what hides behind it is kept, and so that no picture takes the threads that passwords and files
 * need. It runs behind everything else and ends when it is not needed.
 */
import { setPriority } from 'node:os';
import sharp, { type ResizeOptions } from 'sharp';
import { restrictDecoders } from './decoders.ts';
import type { ImageAnswer, ImageTask } from './images.ts';

const MAX_SIDE_PX = 1_600;
const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'gif']);
const LOW_PRIORITY = 10;

restrictDecoders();
sharp.cache(false);
sharp.concurrency(1);
setPriority(LOW_PRIORITY);

async function reencode({ bytes, maxPixels, maxSide, side }: ImageTask): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  const { format, width, height } = await image.metadata();
  const isTooLarge = width * height > maxPixels || Math.max(width, height) > maxSide;
  if (!ACCEPTED.has(format) || isTooLarge) throw new TypeError('format or size');
  const shape: ResizeOptions =
    side === null
      ? { width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true }
      : { width: side, height: side, fit: 'cover' };
  return image.autoOrient().resize(shape).webp({ quality: 80 }).toBuffer();
}

process.on('message', (task: ImageTask) => {
  void reencode({ ...task, bytes: Buffer.from(task.bytes) })
    .then(
      (webp): ImageAnswer => ({ id: task.id, webp }),
      (): ImageAnswer => ({ id: task.id, webp: null }),
    )
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
