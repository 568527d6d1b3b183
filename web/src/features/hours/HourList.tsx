/**
 * The thirteen rows of a civil day, the current one opened; details behind the gate.
 */
import type { AlmanacHour } from '@shangyuan/engine/almanac';
import { SHICHEN } from '@shangyuan/engine/calendar';
import { hourSpiritText, pointsText } from '@shangyuan/reading/almanac';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMinute } from '../../lib/time/clock.ts';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { hourStateOf, leftText, rowLabel } from './hoursView.ts';
import { Grid, Inline, Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './HourList.module.css';
import { hourSpanText, roadText, TONE } from '../../lib/words/almanacText.ts';

interface HourListProps {
  readonly rows: readonly AlmanacHour[];
  /** Hour of today's clock with its fraction; null on another day. */
  readonly clockHours: number | null;
  /** End of the present hour, UTC milliseconds. */
  readonly endMs: number;
  /** Row that the page was opened for; scrolled into view. */
  readonly linkedIndex: number | null;
  readonly openIndex: number | null;
  readonly onOpen: (choice: { index: number }) => void;
}

export function HourList(props: HourListProps) {
  const { rows, clockHours, endMs, linkedIndex, openIndex, onOpen } = props;
  const linkedRow = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // After the page has been put at its top.
    const frame = requestAnimationFrame(() => linkedRow.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [linkedIndex]);
  return (
    <ul className={styles.List}>
      {rows.map((row) => {
        const table = SHICHEN[row.index % 12];
        const isOpen = row.index === openIndex;
        const state = hourStateOf(row, clockHours);
        return (
          <li
            key={row.index}
            ref={row.index === linkedIndex ? linkedRow : null}
            data-standing={state}
            data-linked={row.index === linkedIndex}
          >
            <Grid
              as="button"
              columns="minmax(2rem, 3.25rem) minmax(0, 1fr) auto minmax(max-content, 3.5rem)"
              align="center"
              gap={2}
              wide
              padY={1}
              padX={4}
              tone="plain"
              textAlign="start"
              aria-expanded={isOpen}
              onClick={() => onOpen({ index: row.index })}
            >
              <Text as="b" face="serif" size="h2" nowrap>
                {rowLabel(row)}
              </Text>
              <span className={styles.Clock}>
                {hourSpanText(row)}
                <Small block tone="faint">
                  {table?.zodiacAnimal} · {table?.watchName}
                  {state === 'past' && <em>已过</em>}
                  {row.index === linkedIndex && !isOpen && <em>点按看详解</em>}
                </Small>
              </span>
              <Text face="serif" weight="bold">
                <GanzhiText>{row.ganzhi.name}</GanzhiText>
              </Text>
              <Text size="sub" tone="danger" nowrap className={styles.Band} data-tone={TONE[row.band]}>
                <i /> {row.band}
              </Text>
            </Grid>
            {state === 'now' && clockHours !== null && (
              <div className={styles.Now}>
                <div
                  style={{
                    '--share': `${(((clockHours - row.startHour) / (row.endHour - row.startHour)) * 100).toFixed(0)}%`,
                  }}
                  aria-hidden
                />
                <HourCountdown endMs={endMs} next={rows[row.index + 1] ?? null} />
              </div>
            )}
            {isOpen && <Detail row={row} />}
          </li>
        );
      })}
    </ul>
  );
}

function Detail({ row }: { readonly row: AlmanacHour }) {
  return (
    <div className={styles.Detail}>
      <p>
        值神 {roadText({ spirit: row.road, isHuangdao: row.isHuangdao })}，冲{row.chong.zodiacAnimal}，时星
        {row.jiuxing.name}
        {row.guiTianmen !== null && '，贵登天门'}
      </p>
      <p>此时为{row.band}，依据：</p>
      <ul>
        {row.spirits.map((spirit) => (
          <Inline as="li" wrap justify="between" gap={2} key={spirit.name} data-off={spirit.isNeutralised}>
            {hourSpiritText(spirit)}
            <Small tone="faint">
              {pointsText(spirit.points)}，《{spirit.book}》{spirit.chapter}
            </Small>
          </Inline>
        ))}
      </ul>
    </div>
  );
}

const SECOND_MS = 1000;
const STILL = '(prefers-reduced-motion: reduce)';

function subscribeSeconds(onChange: () => void): () => void {
  const timer = setInterval(onChange, SECOND_MS);
  return () => clearInterval(timer);
}

function subscribeStill(onChange: () => void): () => void {
  const media = matchMedia(STILL);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** The present second, UTC milliseconds, and whether it ticks: with reduced motion it is the present minute. */
function useSecond(): { readonly nowMs: number; readonly isTicking: boolean } {
  const isStill = useSyncExternalStore(subscribeStill, () => matchMedia(STILL).matches);
  const minuteMs = useMinute();
  const second = useSyncExternalStore(isStill ? subscribeStill : subscribeSeconds, () =>
    isStill ? 0 : Math.floor(Date.now() / SECOND_MS),
  );
  return isStill ? { nowMs: minuteMs, isTicking: false } : { nowMs: second * SECOND_MS, isTicking: true };
}

interface HourCountdownProps {
  /** End of the present hour, UTC milliseconds. */
  readonly endMs: number;
  /** The hour that follows; null at the end of the day. */
  readonly next: AlmanacHour | null;
}

/** How long the present hour still lasts, and what follows it: each second, or each minute where motion is not wanted. */
function HourCountdown({ endMs, next }: HourCountdownProps) {
  const { nowMs, isTicking } = useSecond();
  return (
    <p role="timer">
      还有 {leftText(endMs - nowMs, isTicking)}
      {next !== null && `，之后是${rowLabel(next)}时，${next.band}`}
    </p>
  );
}
