/**
 * Pictures of feedback and accounts, passed one at a time to a separate process (imageProcess.ts).
 */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { BOUNDS } from '../../bounds.ts';
import { createWorkQueue } from '../../workQueue.ts';
import type { Images } from '../../ports.ts';

/** A picture on its way to the process. */
export type ImageTask = {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
  /** The longest side that is taken. */
  readonly maxSide: number;
  /** Side of the square that is wanted of it; null for the whole. */
  readonly side: number | null;
};

/** What became of it; null where it is no picture that is taken. */
export type ImageAnswer = { readonly id: number; readonly webp: Uint8Array | null };

const PROCESS = fileURLToPath(new URL('imageProcess.ts', import.meta.url));
const IDLE_MS = MINUTE_MS;

/** The pictures' process: started with the first picture, ended when none has come for a minute or one takes too long. */
export function createImages(): Images {
  const queue = createWorkQueue(
    1,
    BOUNDS.picturesWaiting.limit,
    () => new AppError('busy', { retryAfterSec: 30 }),
  );
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let serial = 0;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  const start = (): ChildProcess => {
    const started = fork(PROCESS, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '1' },
    });
    started.on('error', () => {});
    started.once('exit', () => {
      if (child === started) child = null;
    });
    started.unref();
    started.channel?.unref();
    return started;
  };
  const encode = async (task: Omit<ImageTask, 'id'>): Promise<Uint8Array | null> => {
    clearTimeout(idle);
    child ??= start();
    const worker = child;
    serial += 1;
    const id = serial;
    try {
      return await new Promise<Uint8Array | null>((resolve, reject) => {
        const timer = setTimeout(() => reject(new RangeError('too slow')), BOUNDS.pictureTime.limit);
        const done = () => {
          clearTimeout(timer);
          worker.off('message', onMessage);
          worker.off('exit', onExit);
        };
        const onMessage = (answer: ImageAnswer) => {
          if (answer.id !== id) return;
          done();
          resolve(answer.webp);
        };
        const onExit = () => {
          done();
          reject(new RangeError('the process ended'));
        };
        worker.on('message', onMessage);
        worker.on('exit', onExit);
        worker.send({ ...task, id } satisfies ImageTask);
      });
    } catch {
      end();
      return null;
    } finally {
      idle = setTimeout(end, IDLE_MS);
      idle.unref();
    }
  };
  return {
    reencode: async (bytes, maxPixels, side) => {
      const task = { bytes, maxPixels, maxSide: BOUNDS.pictureSide.limit, side: side ?? null };
      const webp = await queue.run(() => encode(task));
      if (webp === null)
        throw new AppError('wrongMedia', {
          field: 'images',
          msg: '图片须为完整的 JPEG、PNG、WebP 或 GIF，且不能过大',
        });
      return Buffer.from(webp);
    },
    pendingCount: queue.size,
    close: end,
  };
}
