/**
 * What the compass says of a reading, in words. The reading itself is the engine's.
 */
import type { Direction } from '@shangyuan/engine/almanac';
import type { YearGodName } from '@shangyuan/engine/calendar';
import type { CompassReading, PlateNames, RingSlot } from '@shangyuan/engine/compass';
import type { Ganzhi } from '@shangyuan/engine/ganzhi';
import type { DirectionQuery } from '@shangyuan/reading/direction';
import type { RimMark } from './dialView.ts';
import { normaliseDeg } from './heading.ts';

/** A reading in words. */
export interface CompassTexts {
  /** 坐子向午, with 兼 where the bearing leans to a neighbour. */
  readonly title: string;
  /** 180.0°. */
  readonly degrees: string;
  /** 正南, 东北. */
  readonly direction: string;
  /** 离宫. */
  readonly palace: string;
  /** 骑线 and 空亡 lines, and the limits of a phone. */
  readonly warnings: readonly string[];
}

/** One fact of the details. */
export interface CompassFact {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
  /** What opens its reason. */
  readonly subject: DirectionQuery;
}

/** A god of the year at the bearing, and what opens its reason. */
export interface YearGodFact {
  readonly name: YearGodName;
  readonly subject: DirectionQuery;
}

const DIRECTIONS = ['正北', '东北', '正东', '东南', '正南', '西南', '正西', '西北'] as const;

const BEARING_OF_DIRECTION = {
  北: 0,
  东北: 45,
  东: 90,
  东南: 135,
  南: 180,
  西南: 225,
  西: 270,
  西北: 315,
} as const satisfies Readonly<Record<Direction, number>>;

/** Direction of a bearing, one of eight. */
export function directionOf(bearingDeg: number): string {
  return DIRECTIONS[Math.round(normaliseDeg(bearingDeg) / 45) % 8] ?? '';
}

/** Middle of a direction, degrees from north. */
export function bearingOfDirection(direction: Direction): number {
  return BEARING_OF_DIRECTION[direction];
}

/** A bearing with one decimal; 359.96 is 0.0, not 360.0. */
export function degreesText(bearingDeg: number): string {
  return `${normaliseDeg(Number(normaliseDeg(bearingDeg).toFixed(1))).toFixed(1)}°`;
}

const WARNING_TEXTS = {
  大空亡: '骑线：正在两卦交界，旧称大空亡，宜略移再读',
  小空亡: '骑线：正在两山交界，旧称小空亡，宜略移再读',
  精度不足以定分金: '手机精度不足以定分金，细度只作参考',
} as const satisfies Readonly<Record<CompassReading['warnings'][number], string>>;

/** A reading in words. */
export function compassTexts(reading: CompassReading): CompassTexts {
  const { sitting, facing, jian } = reading.sitFacing;
  return {
    title: `坐${sitting}向${facing}${jian === null ? '' : `兼${jian.sitting}${jian.facing}`}`,
    degrees: degreesText(reading.bearingDeg),
    direction: directionOf(reading.bearingDeg),
    palace: `${reading.trigram}宫`,
    warnings: reading.warnings.map((warning) => WARNING_TEXTS[warning]),
  };
}

const slotText = (slot: RingSlot) => slot.ganzhi?.name ?? '空格';
const arcText = ({ fromDeg, toDeg }: RingSlot) => `${fromDeg}°–${toDeg}°`;

/** The three plates at a reading. */
export function plateFacts({ bearingDeg, mountain: names }: CompassReading): readonly CompassFact[] {
  const subjectOf = (plate: keyof PlateNames) => ({ kind: 'plate', plate, bearingDeg, names }) as const;
  return [
    { label: '地盘正针', value: names.ground, detail: '定方位，立坐向', subject: subjectOf('ground') },
    {
      label: '人盘中针',
      value: names.human ?? '—',
      detail: '退半格，看四周高处',
      subject: subjectOf('human'),
    },
    {
      label: '天盘缝针',
      value: names.heaven ?? '—',
      detail: '进半格，看来去之水',
      subject: subjectOf('heaven'),
    },
  ];
}

/** The finer rings at a reading. */
export function ringFacts({ bearingDeg, ring72, ring60, fenjin }: CompassReading): readonly CompassFact[] {
  return [
    {
      label: '七十二龙',
      value: slotText(ring72),
      detail: arcText(ring72),
      subject: { kind: 'ring', ring: '七十二龙', bearingDeg, slot: ring72 },
    },
    {
      label: '六十龙',
      value: slotText(ring60),
      detail: arcText(ring60),
      subject: { kind: 'ring', ring: '六十龙', bearingDeg, slot: ring60 },
    },
    {
      label: '百二十分金',
      value: slotText(fenjin),
      detail: `${fenjin.quality}，${arcText(fenjin)}`,
      subject: { kind: 'ring', ring: '百二十分金', bearingDeg, slot: fenjin },
    },
  ];
}

/** The yearly gods at the bearing. */
export function yearGodFacts({ yearGods, mountain }: CompassReading, year: Ganzhi): readonly YearGodFact[] {
  return yearGods.map((god) => ({
    name: god,
    subject: { kind: 'yearGod', god, year, mountain: mountain.ground },
  }));
}

/** How good a sensor's accuracy is. */
export function accuracyText(accuracyDeg: number | null): {
  readonly text: string;
  readonly tone: 'good' | 'fair' | 'poor';
} {
  if (accuracyDeg === null) return { text: '精度未知，请远离金属', tone: 'fair' };
  if (accuracyDeg <= 5) return { text: `精度良好（±${Math.round(accuracyDeg)}°）`, tone: 'good' };
  if (accuracyDeg <= 15)
    return { text: `精度一般（±${Math.round(accuracyDeg)}°），请远离金属`, tone: 'fair' };
  return { text: '精度较差：请持手机画 8 字校准，远离金属、音箱与车辆', tone: 'poor' };
}

/** Declination as people write it: 西偏 6.1°. */
export function declinationText(declinationDeg: number): string {
  const size = Math.abs(declinationDeg).toFixed(1);
  return size === '0.0' ? '无偏角' : `${declinationDeg < 0 ? '偏西' : '偏东'} ${size}°`;
}

const MARK_STEP_DEG = 14;

/** Marks that share a direction are spread so that each can be read: two are 7° to either side. */
export function spreadMarks(marks: readonly RimMark[]): readonly RimMark[] {
  return marks.map((mark) => {
    const peers = marks.filter((other) => other.bearingDeg === mark.bearingDeg);
    const place = peers.indexOf(mark) - (peers.length - 1) / 2;
    return { ...mark, bearingDeg: normaliseDeg(mark.bearingDeg + place * MARK_STEP_DEG) };
  });
}
