import { useEffect, useRef, useState, type ReactNode } from 'react';
import { pullDistance, type PullState } from './pull.ts';
import { Text } from '../kit/Kit.tsx';
import styles from './PullRefresh.module.css';

interface PullRefreshProps {
  readonly onRefresh: () => Promise<unknown>;
  readonly children: ReactNode;
}

const REACHED_PX = 56;
const RESTORE_MS = 200;

const TEXTS = {
  idle: '',
  pulling: '下拉刷新',
  reached: '松开刷新',
  aborting: '',
  refreshing: '正在刷新…',
  restoring: '已更新',
} as const satisfies Record<PullState, string>;

/** Pull-to-refresh: pulling → reached → refreshing → restoring, aborting when let go early; a button does the same. */
export function PullRefresh({ onRefresh, children }: PullRefreshProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PullState>('idle');
  const run = useRef(onRefresh);
  const stateNow = useRef<PullState>('idle');
  useEffect(() => {
    run.current = onRefresh;
  });
  const change = (next: PullState, px: number) => {
    stateNow.current = next;
    setState(next);
    box.current?.style.setProperty('--pull', `${px}px`);
  };
  const settle = (next: 'aborting' | 'restoring') => {
    change(next, 0);
    setTimeout(() => change('idle', 0), RESTORE_MS);
  };
  const refresh = async () => {
    if (stateNow.current === 'refreshing') return;
    change('refreshing', REACHED_PX);
    await run.current().catch(() => undefined);
    settle('restoring');
  };
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let startY: number | null = null;
    const start = (event: TouchEvent) => {
      const isFree = stateNow.current === 'idle' && scrollY <= 0 && event.touches.length === 1;
      startY = isFree ? (event.touches[0]?.clientY ?? null) : null;
    };
    const move = (event: TouchEvent) => {
      if (startY === null) return;
      const px = pullDistance((event.touches[0]?.clientY ?? startY) - startY);
      if (px <= 0) return;
      if (event.cancelable) event.preventDefault();
      change(px >= REACHED_PX ? 'reached' : 'pulling', px);
    };
    const end = () => {
      startY = null;
      if (stateNow.current === 'reached') void refresh();
      else if (stateNow.current === 'pulling') settle('aborting');
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, []);
  return (
    <div ref={box} className={styles.PullRefresh} data-state={state}>
      <Text
        as="button"
        padY={1}
        padX={3}
        tone="accent"
        ground="card"
        className={styles.Button}
        onClick={() => void refresh()}
      >
        刷新
      </Text>
      <Text as="div" size="cell" textAlign="center" tone="soft" className={styles.Hint} role="status">
        {TEXTS[state]}
      </Text>
      <div className={styles.Content}>{children}</div>
    </div>
  );
}
