/**
 * The explanation of a name on one of the compass's three plates.
 */
import type { PlateNames } from '@shangyuan/engine/compass';
import type { DirectionReading } from './directionForm.ts';

/** A plate, and the bearing read on it. */
export interface PlateQuery {
  readonly kind: 'plate';
  readonly plate: keyof typeof PLATE_TEXTS;
  /** Degrees clockwise from north. */
  readonly bearingDeg: number;
  readonly names: PlateNames;
}

const PLATE_TEXTS = {
  ground: {
    name: '地盘正针',
    meaning: '正针就是磁针所指，二十四山以子居正北。定坐向、看龙都用它，三盘里最先读它。',
    shift: '地盘不偏移，每山十五度，子山的正中在 0°。',
    offsetDeg: 0,
  },
  human: {
    name: '人盘中针',
    meaning: '中针比正针退半格，旧法用它看四周的高处（消砂）。只定坐向，不必看它。',
    shift: '人盘退半格：整圈逆转 7.5°，子山的正中在 352.5°。',
    offsetDeg: 7.5,
  },
  heaven: {
    name: '天盘缝针',
    meaning: '缝针比正针进半格，旧法用它看来去的水（纳水）。只定坐向，不必看它。',
    shift: '天盘进半格：整圈顺转 7.5°，子山的正中在 7.5°。',
    offsetDeg: -7.5,
  },
} as const;

const text = (bearingDeg: number) => `${(Number(((bearingDeg + 360) % 360).toFixed(1)) % 360).toFixed(1)}°`;

/** What a plate is for and how a bearing is named on it. */
export function plateReading({ plate, bearingDeg, names }: PlateQuery): DirectionReading {
  const { name, meaning, shift, offsetDeg } = PLATE_TEXTS[plate];
  const mountain = names[plate];
  return {
    title: `${name} ${mountain ?? ''}`.trimEnd(),
    meaning,
    steps: [
      shift,
      offsetDeg === 0
        ? `所指 ${text(bearingDeg)}，落在${mountain ?? '—'}山。`
        : `所指 ${text(bearingDeg)}，换到这一盘上等于正针的 ${text(bearingDeg + offsetDeg)}，落在${mountain ?? '—'}山。`,
    ],
    source: '《罗经解定》正针、中针、缝针',
  };
}
