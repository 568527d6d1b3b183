/**
 * The thirteen rows of a civil day, the current one opened; details behind the gate.
 */
import type { AlmanacHour } from '@shangyuan/engine/almanac';
import { SHICHEN } from '@shangyuan/engine/calendar';
import { hourSpiritText, pointsText } from '@shangyuan/reading/almanac';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import styles from './HourList.module.css';
import { hourSpanText, roadText } from '../../lib/words/almanacText.ts';

interface HourListProps {
  readonly rows: readonly AlmanacHour[];
  /** Row of the present moment; null on another day. */
  readonly currentIndex: number | null;
  /** Share of the current row elapsed, 0–1. */
  readonly elapsed: number;
  readonly openIndex: number | null;
  readonly onOpen: (choice: { index: number }) => void;
}

const TONE: Readonly<Record<AlmanacHour['band'], 'good' | 'plain' | 'bad'>> = {
  大吉: 'good',
  吉: 'good',
  平: 'plain',
  次凶: 'bad',
  凶: 'bad',
};

export function HourList({ rows, currentIndex, elapsed, openIndex, onOpen }: HourListProps) {
  return (
    <ul className={styles.List}>
      {rows.map((row) => {
        const table = SHICHEN[row.index % 12];
        const isOpen = row.index === openIndex;
        return (
          <li key={row.index} data-current={row.index === currentIndex}>
            <button type="button" aria-expanded={isOpen} onClick={() => onOpen({ index: row.index })}>
              <b className={styles.Branch}>{row.label}</b>
              <span className={styles.Clock}>
                {hourSpanText(row)}
                <small>
                  {table?.birth} · {table?.mioashu}
                </small>
              </span>
              <span className={styles.Ganzhi}>
                <GanzhiText>{row.ganzhi.name}</GanzhiText>
              </span>
              <span className={styles.Band} data-tone={TONE[row.band]}>
                <i /> {row.band}
              </span>
            </button>
            {row.index === currentIndex && (
              <div
                className={styles.Now}
                style={{ '--share': `${(elapsed * 100).toFixed(0)}%` }}
                aria-hidden
              />
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
          <li key={spirit.name} data-off={spirit.isNeutralised}>
            {hourSpiritText(spirit)}
            <small>
              {pointsText(spirit.points)}，《{spirit.book}》{spirit.chapter}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
