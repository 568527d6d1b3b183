import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './Later.module.css';

interface LaterProps {
  /**
   * About as high as what comes, rather more: a page that is gone back to must be high enough for the place where it was left.
   * Nothing where what comes takes no room on the screen.
   */
  readonly height?: string;
  readonly children: ReactNode;
}

/** Runs something once what stands there has been painted; a page that nobody sees is not painted. @returns how to stop it */
function afterPaint(run: () => void): () => void {
  let timer = 0;
  const soon = () => (timer = window.setTimeout(run));
  const frame = requestAnimationFrame(soon);
  if (document.hidden) soon();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * What stands below the first screen of a page, or not on the screen at all: drawn by itself when what comes before it has been
 * painted, in tasks of its own, with the files that it needs. One within another comes after it. Paper has all of it.
 */
export function Later({ height, children }: LaterProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const draw = () => setDrawn(true);
    const stop = afterPaint(() => startTransition(draw));
    const drawNow = () => flushSync(draw);
    addEventListener('beforeprint', drawNow);
    return () => {
      stop();
      removeEventListener('beforeprint', drawNow);
    };
  }, []);
  const room =
    height === undefined ? null : <div className={styles.Later} style={{ '--height': height }} aria-hidden />;
  return isDrawn ? <Suspense fallback={room}>{children}</Suspense> : room;
}
