import { useEffect, useRef } from 'react';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { useMouseScroll } from '../../ui/controls/useMouseScroll.ts';
import { Inline, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './HourStrip.module.css';
import type { TodayHour } from './todayView.ts';

/** The double-hours of today, the current one filled and in view. */
export function HourStrip({ hours, date }: { readonly hours: readonly TodayHour[]; readonly date: string }) {
  const box = useRef<HTMLDivElement>(null);
  useMouseScroll(box);
  const now = hours.findIndex(({ isNow }) => isNow);
  useEffect(() => {
    const chip = box.current?.children[now];
    if (!(chip instanceof HTMLElement) || box.current === null) return;
    box.current.scrollLeft = chip.offsetLeft - box.current.clientWidth * 0.6;
  }, [now]);
  return (
    <Inline gap={1} padX={4} ref={box} className={styles.Hours} role="group" aria-label="今日时辰">
      {hours.map((hour) => (
        <Stack
          as={PageLink}
          rigid
          gap={1}
          align="center"
          justify="center"
          key={hour.index}
          page="hours"
          query={{ date, index: String(hour.index) }}
          className={styles.Hour}
          aria-current={hour.isNow ? 'time' : undefined}
        >
          <Text face="serif" size="h2" weight="bold" className={styles.Branch}>
            {hour.label}
          </Text>
          <Inline
            as="span"
            align="center"
            size="cell"
            nowrap
            className={styles.Mark}
            data-leaning={hour.leaning}
          >
            <i />
            {hour.band}
          </Inline>
        </Stack>
      ))}
    </Inline>
  );
}
