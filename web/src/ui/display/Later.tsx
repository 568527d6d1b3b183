import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './Prose.module.css';

interface LaterProps {
  /**
   * About as high as what comes, rather more: a page that is gone back to must be high enough for the place where it was left.
   * Nothing where what comes takes no room on the screen.
   */
  readonly height?: string;
  readonly children: ReactNode;
}

/** Runs a callback after the next paint; a hidden page is not painted. @returns how to cancel it */
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
 * Content below the first screen of a page, or off the screen: rendered after the paint of what precedes it, in
 * separate tasks, with the files that it needs. A nested one follows its parent. Print shows all of it.
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
