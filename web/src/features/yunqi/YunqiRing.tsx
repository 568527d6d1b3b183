/**
 * A year of 五运六气 as a ring: solar terms outside, guests and hosts in six sectors, 运 in five within, a hand on today.
 */
import { SOLAR_TERM_NAMES } from '@shangyuan/engine/astronomy';
import { QI_WUXING, type YunqiYear } from '@shangyuan/engine/yunqi';
import styles from './YunqiRing.module.css';

interface YunqiRingProps {
  readonly year: YunqiYear;
  /** Share of the year elapsed; null draws no hand. */
  readonly share: number | null;
  readonly selected: number | null;
  readonly onSelect: (choice: { number: number }) => void;
}

const TERMS = 24;
/** 大寒 is at the top: the year begins there. */
const FIRST_TERM = SOLAR_TERM_NAMES.indexOf('大寒');

function point(radius: number, share: number): string {
  const angle = (share - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

function sector(inner: number, outer: number, from: number, to: number): string {
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

export function YunqiRing({ year, share, selected, onSelect }: YunqiRingProps) {
  const span = year.endMs - year.startMs;
  const shareOf = (epochMs: number): number => (epochMs - year.startMs) / span;
  return (
    <svg
      className={styles.Ring}
      viewBox="-180 -180 360 360"
      role="img"
      aria-label={`${year.ganzhi.name}年运气环，下方表格列出同样的内容`}
    >
      {Array.from({ length: TERMS }, (_, i) => (
        <text
          key={i}
          className={styles.Term}
          transform={`translate(${point(165, i / TERMS)}) rotate(${(i * 360) / TERMS})`}
        >
          {SOLAR_TERM_NAMES[(FIRST_TERM + i) % TERMS]}
        </text>
      ))}
      {year.qiSteps.map((step) => {
        const from = shareOf(step.startMs);
        const to = shareOf(step.endMs);
        const middle = (from + to) / 2;
        return (
          <g
            key={step.number}
            className={styles.Step}
            data-selected={selected === step.number}
            onClick={() => onSelect({ number: step.number })}
          >
            <path data-wuxing={QI_WUXING[step.guest]} d={sector(112, 150, from, to)} />
            <path data-wuxing={QI_WUXING[step.host]} d={sector(76, 112, from, to)} />
            <text transform={`translate(${point(131, middle)})`}>{step.guest.slice(2)}</text>
            <text transform={`translate(${point(94, middle)})`}>{step.host.slice(2)}</text>
          </g>
        );
      })}
      {year.yunSteps.map((step) => {
        const from = Math.max(0, shareOf(step.startMs));
        const to = Math.min(1, shareOf(step.endMs));
        return (
          <g key={step.number} className={styles.Step}>
            <path data-wuxing={step.keyun.wuxing} d={sector(40, 76, from, to)} />
            <text transform={`translate(${point(58, (from + to) / 2)})`}>{step.keyun.name}</text>
          </g>
        );
      })}
      <text className={styles.Year} y="-8">
        {year.ganzhi.name}
      </text>
      <text className={styles.YearSmall} y="14">
        {year.yun.wuxing}运{year.yunClass}
      </text>
      {share !== null && <path className={styles.Hand} d={`M${point(38, share)}L${point(154, share)}`} />}
    </svg>
  );
}
