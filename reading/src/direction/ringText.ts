/**
 * The explanation of a slot of one of the finer rings.
 */
import type { FenjinSlot, RingSlot } from '@shangyuan/engine/compass';
import type { DirectionReading } from './directionForm.ts';

/** A slot of a ring, and the bearing that lies in it. */
export type RingQuery = {
  readonly kind: 'ring';
  /** Degrees clockwise from north. */
  readonly bearingDeg: number;
} & (
  | { readonly ring: '七十二龙' | '六十龙'; readonly slot: RingSlot }
  | { readonly ring: '百二十分金'; readonly slot: FenjinSlot }
);

const RINGS = {
  七十二龙: {
    meaning:
      '穿山七十二龙把一圈分成七十二格，旧法用它细看来龙。一格只有五度，手机磁针的误差常大于一格，看个大概就好。',
    layout: '从 337.5° 的壬山起，每格五度；地支的山三格都配干支，天干与四维的山正中一格空着。',
    source: '《罗经解定》穿山七十二龙',
  },
  六十龙: {
    meaning: '透地六十龙把一圈平分给六十甲子，旧法用它看坐下之气。一格只有六度，手机上看个大概就好。',
    layout: '从 337.5° 的壬山起，每格六度，五格一支，共六十格。',
    source: '《罗经解定》透地六十龙（平分）',
  },
  百二十分金: {
    meaning: '分金把每山再分五份，旧法立坐向时用它取最后的细度。一份只有三度，手机磁针定不准，只作了解。',
    layout: '从 352.5° 的子山起，每山五份，每份三度，依次配甲丙戊庚壬或乙丁己辛癸。',
    source: '《罗经解定》百二十分金',
  },
} as const;

const QUALITY_TEXTS: Readonly<Record<FenjinSlot['quality'], string>> = {
  旺相: '天干是丙、丁、庚、辛的为旺相，旧法取用',
  孤: '天干是甲、乙的为孤，旧法不取',
  虚: '天干是壬、癸的为虚，旧法不取',
  龟甲空亡: '天干是戊、己的为龟甲空亡，旧法不取',
};

/** What a ring is for and how a bearing came to lie in its slot. */
export function ringReading(query: RingQuery): DirectionReading {
  const { meaning, layout, source } = RINGS[query.ring];
  const { ganzhi, fromDeg, toDeg } = query.slot;
  const name = ganzhi?.name ?? '空格';
  return {
    title: `${query.ring} ${name}`,
    meaning,
    steps: [
      layout,
      `所指 ${query.bearingDeg.toFixed(1)}°，在 ${fromDeg}° 到 ${toDeg}° 之间，${ganzhi === null ? '这一格不配干支' : `这一格是${name}`}。`,
      ...(query.ring === '百二十分金' ? [`${QUALITY_TEXTS[query.slot.quality]}。`] : []),
    ],
    source,
  };
}
