/**
 * The luopan: rings, twenty-four mountains, trigrams and needle. Drawn north-up; the whole group is turned by the
 * heading, while the cross, the mark at the top and the level stay with the device.
 */
import { MOUNTAINS, mountainIndexAt, STEMS, TRIGRAMS } from '@shangyuan/engine/ganzhi';
import { accuracyText } from './compassView.ts';
import { accuracyPath, pointAt, RADIUS, sectorPath, tickPath, type RimMark } from './dialView.ts';
import { nameOfPicture } from '../../ui/display/nameOfPicture.ts';
import styles from './Dial.module.css';

interface DialProps {
  readonly headingDeg: number;
  readonly marks: readonly RimMark[];
  /** Error of the sensor to either side; null where it reports none, or where no sensor turns the dial. */
  readonly accuracyDeg: number | null;
  /** Text alternative: what the dial reads; empty where the element around it says so. */
  readonly label: string;
}

const TICKS = tickPath();
/** Lines of each trigram from the bottom, 1 solid and 0 broken; nearest the centre is the bottom line. */
const TRIGRAM_LINES = {
  坎: '010',
  艮: '001',
  震: '100',
  巽: '011',
  离: '101',
  坤: '000',
  兑: '110',
  乾: '111',
} as const;
const CORNERS = new Set<string>(['乾', '坤', '艮', '巽']);
const STEM_SET = new Set<string>(STEMS);

function kindOf(mountain: string): 'corner' | 'stem' | 'branch' {
  if (CORNERS.has(mountain)) return 'corner';
  return STEM_SET.has(mountain) ? 'stem' : 'branch';
}

export function Dial({ headingDeg, marks, accuracyDeg, label }: DialProps) {
  const facing = mountainIndexAt(headingDeg);
  const accuracyArc = accuracyPath(accuracyDeg);
  return (
    <svg
      className={styles.Dial}
      viewBox="-187 -192 374 384"
      {...nameOfPicture(label === '' ? undefined : label)}
    >
      <g transform={`rotate(${-headingDeg})`}>
        <Rings />
        <path
          className={styles.Facing}
          d={sectorPath(RADIUS.mountainInner, RADIUS.mountainOuter, facing * 15 - 7.5, facing * 15 + 7.5)}
        />
      </g>
      <path className={styles.Cross} d="M-180 0H180M0 -180V180" />
      <g transform={`rotate(${-headingDeg})`}>
        <Degrees />
        <Mountains facing={facing} />
        <Trigrams />
        <circle className={styles.Pool} r={RADIUS.pool} />
        <circle className={styles.Thin} r={RADIUS.pool - 3.5} />
        {accuracyArc !== '' && (
          <path className={styles.Accuracy} data-tone={accuracyText(accuracyDeg).tone} d={accuracyArc} />
        )}
        <path className={styles.NeedleSouth} d="M0 38L-5 0H5Z" />
        <path className={styles.NeedleNorth} d="M0 -38L-5 0H5Z" />
        <circle className={styles.Pivot} r="3" />
        {marks.map((mark) => (
          <Mark key={`${mark.label}${mark.bearingDeg}`} {...mark} headingDeg={headingDeg} />
        ))}
      </g>
      <path className={styles.Top} d="M-6 -187H6L0 -176Z" />
    </svg>
  );
}

function Rings() {
  return (
    <>
      <circle className={styles.Rim} r={RADIUS.rim} />
      <circle className={styles.Thin} r={RADIUS.inner} />
      <path className={styles.Ticks} d={TICKS} />
      <circle className={styles.Ring} r={RADIUS.mountainOuter} />
      <circle className={styles.Ring} r={RADIUS.mountainInner} />
      {MOUNTAINS.map((mountain, i) => {
        const outer = pointAt(RADIUS.mountainOuter, i * 15 + 7.5);
        const inner = pointAt(i % 3 === 1 ? RADIUS.pool : RADIUS.mountainInner, i * 15 + 7.5);
        return (
          <path key={mountain} className={styles.Spoke} d={`M${outer.x} ${outer.y}L${inner.x} ${inner.y}`} />
        );
      })}
    </>
  );
}

function Degrees() {
  return Array.from({ length: 12 }, (_, i) => (
    <text key={i} className={styles.Degree} transform={`rotate(${i * 30}) translate(0 ${-RADIUS.degrees})`}>
      {i * 30}
    </text>
  ));
}

function Mountains({ facing }: { readonly facing: number }) {
  return MOUNTAINS.map((mountain, i) => (
    <text
      key={mountain}
      className={styles.Mountain}
      data-kind={kindOf(mountain)}
      data-facing={i === facing}
      transform={`rotate(${i * 15}) translate(0 ${-RADIUS.mountainGlyph})`}
    >
      {mountain}
    </text>
  ));
}

function Trigrams() {
  return TRIGRAMS.map((trigram, i) => (
    <g key={trigram} transform={`rotate(${i * 45})`}>
      {Array.from(TRIGRAM_LINES[trigram]).map((line, row) => {
        const y = -RADIUS.trigramBars + 4.5 - row * 6;
        const d = line === '1' ? `M-11 ${y}H11` : `M-11 ${y}H-2M2 ${y}H11`;
        return <path key={row} className={styles.Bar} d={d} />;
      })}
      <text className={styles.Trigram} transform={`translate(0 ${-RADIUS.trigramName})`}>
        {trigram}
      </text>
    </g>
  ));
}

/** A disc on the rim whose character stays upright on the screen. */
function Mark({ label, bearingDeg, tone, headingDeg }: RimMark & { readonly headingDeg: number }) {
  const { x, y } = pointAt(RADIUS.rim, bearingDeg);
  return (
    <g transform={`translate(${x} ${y}) rotate(${headingDeg})`} data-tone={tone} className={styles.Mark}>
      <circle r="11" />
      <text>{label}</text>
    </g>
  );
}
