/**
 * What a day has by its pillar only: 冲煞, the five directions, 胎神. Sixty frozen records for each choice of schools.
 */
import {
  type Branch,
  type Ganzhi,
  ganzhiOf,
  GANZHI,
  ZODIAC_ANIMAL,
  type ZodiacAnimal,
} from '../../ganzhi/index.ts';
import type { AlmanacRules } from '../rules.ts';
import {
  BRANCH_DIRECTION,
  CAISHEN_DIRECTION,
  type Direction,
  FUSHEN_DIRECTION_A,
  FUSHEN_DIRECTION_B,
  SHA_DIRECTION,
  XISHEN_DIRECTION,
} from '../tables/directions.ts';
import { TAISHEN } from '../tables/taishen.ts';
import { guiBranches } from './guiBranches.ts';

/** 冲煞 of a day. */
export interface Chongsha {
  /** The branch opposite. */
  readonly branch: Branch;
  readonly zodiacAnimal: ZodiacAnimal;
  /**
   * The pillar shown: the stem that the day's stem controls over the branch opposite, 戊午 for 甲子, or by option `chongStem` the
   * seventh in stem and branch, 庚午.
   */
  readonly ganzhi: string;
  /** 煞方. */
  readonly shaDirection: Direction;
}

/** A 贵人 of the day: its branch and where that lies. */
export interface GuiDirection {
  readonly branch: Branch;
  readonly direction: Direction;
}

/** Facts of a day pillar. */
export interface DayAttributes {
  readonly chongsha: Chongsha;
  readonly xishenDirection: Direction;
  readonly caishenDirection: Direction;
  readonly fushenDirection: Direction;
  readonly yanggui: GuiDirection;
  readonly yingui: GuiDirection;
  readonly taishen: { readonly place: string; readonly direction: string };
}

function guiDirection(branch: Branch): GuiDirection {
  return Object.freeze({ branch, direction: BRANCH_DIRECTION[branch] });
}

/** Steps in the cycle of sixty to the pillar of 冲: four stems on, or six. */
const CHONG_STEPS = { printed: 54, seventh: 6 } as const satisfies Readonly<
  Record<AlmanacRules['chongStem'], number>
>;

function build(day: Ganzhi, rules: AlmanacRules): DayAttributes {
  const opposite = ganzhiOf(day.index + CHONG_STEPS[rules.chongStem]);
  const gui = guiBranches(day, rules);
  const [place = '', direction = ''] = TAISHEN[day.name as keyof typeof TAISHEN].split(' ');
  return Object.freeze({
    chongsha: Object.freeze({
      branch: opposite.branch,
      zodiacAnimal: ZODIAC_ANIMAL[opposite.branch],
      ganzhi: opposite.name,
      shaDirection: SHA_DIRECTION[day.branch],
    }),
    xishenDirection: XISHEN_DIRECTION[day.stem],
    caishenDirection: CAISHEN_DIRECTION[day.stem],
    fushenDirection: (rules.fuShen === 'A' ? FUSHEN_DIRECTION_A : FUSHEN_DIRECTION_B)[day.stem],
    yanggui: guiDirection(gui.yang),
    yingui: guiDirection(gui.yin),
    taishen: Object.freeze({ place, direction }),
  });
}

/** Sixty records for each of the sixteen choices of `chongStem`, `fuShen`, `guiren` and `guirenDayNight`. */
const BY_SCHOOL = new Map<string, readonly DayAttributes[]>();
const BY_RULES = new WeakMap<AlmanacRules, readonly DayAttributes[]>();

/** Facts of a day pillar under the rules. Frozen and shared. */
export function dayAttributesOf(day: Ganzhi, rules: AlmanacRules): DayAttributes {
  let attributes = BY_RULES.get(rules);
  if (attributes === undefined) {
    const key = `${rules.chongStem} ${rules.fuShen} ${rules.guiren} ${rules.guirenDayNight}`;
    attributes = BY_SCHOOL.get(key) ?? GANZHI.map((pair) => build(pair, rules));
    BY_SCHOOL.set(key, attributes);
    BY_RULES.set(rules, attributes);
  }
  return attributes[day.index] as DayAttributes;
}
