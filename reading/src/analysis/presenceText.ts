/**
 * How much of a chart a phase makes up: in words, with the parts that were counted behind them.
 */
import type { Analysis, Role, ScorePart } from '@shangyuan/engine/analysis';
import { STEM_WUXING, wuxingRelation, type TenGodGroup, type Wuxing } from '@shangyuan/engine/ganzhi';
import { placeName } from '../chart/index.ts';
import { tenthsText } from './balanceText.ts';

/** A reason as a why-sheet shows it. */
export interface Presence {
  readonly title: string;
  /** What it is here. */
  readonly meaning: string;
  /** What was counted. */
  readonly steps: readonly string[];
  readonly source: string;
}

const GROUP_OF_RELATION = {
  同: '比劫',
  生: '食伤',
  克: '财',
  被克: '官杀',
  被生: '印',
} as const satisfies Record<ReturnType<typeof wuxingRelation>, TenGodGroup>;

const GROUP_MEANINGS: Readonly<Record<TenGodGroup, string>> = {
  比劫: '与自己同一行，是同伴，也分东西',
  食伤: '是自己生出去的，说表达与手艺',
  财: '是自己去管的，说钱物与经营',
  官杀: '是来管自己的，说规矩与压力',
  印: '是生扶自己的，说学习与依靠',
};

const ROLE_MEANINGS: Readonly<Record<Role, string>> = {
  用神: '是这张盘最需要的一行',
  喜神: '对这张盘有帮助',
  闲神: '多一点少一点都不要紧',
  仇神: '不太合这张盘的需要，少些好',
  忌神: '已经不宜再添',
};

/** Ten-god group of a phase for a day master. */
export function groupOfPhase({ pillars }: Analysis, wuxing: Wuxing): TenGodGroup {
  return GROUP_OF_RELATION[wuxingRelation(STEM_WUXING[pillars.day.stem], wuxing)];
}

/** 年干庚, 月支午里的丁, 亥卯未三合木局移来的. */
function partName({ kind, pillar, char }: ScorePart): string {
  if (kind === 'combine') return `${char}合局移来的`;
  if (kind === 'stem') return `${placeName(`${pillar}.stem`)}${char}`;
  const [branch, stem] = char.split('.');
  return stem === undefined
    ? `${placeName(`${pillar}.branch`)}${char}`
    : `${placeName(`${pillar}.branch`)}${branch}里的${stem}`;
}

/** A phase: how much of it there is, what it is to the day master, and what was counted. */
export function phasePresence(analysis: Analysis, wuxing: Wuxing): Presence {
  const { strength, pillars, roles } = analysis;
  const group = groupOfPhase(analysis, wuxing);
  const own = strength.items.filter((part) => part.wuxing === wuxing);
  const { characters, withHidden } = strength.counts;
  const share = strength.percent[wuxing];
  const much = withHidden[wuxing] === 0 ? '这张盘里不见' : `这张盘里${tenthsText(share)}是${wuxing}`;
  return {
    title: `${wuxing}：${group}`,
    meaning:
      `${much}。对日主${pillars.day.stem}来说，${wuxing}${GROUP_MEANINGS[group]}；` +
      `生在${pillars.month.branch}月，${wuxing}的时令是“${strength.monthState[wuxing]}”。取用里，它${ROLE_MEANINGS[roles[wuxing]]}。`,
    steps: [
      `八个字里有${characters[wuxing]}个，连藏干有${withHidden[wuxing]}个。`,
      ...(own.length === 0
        ? []
        : [`记分：${own.map((part) => `${partName(part)}${part.points}分`).join('，')}。`]),
      `合计${strength.score[wuxing]}分，占全盘${share}%。位置、根气、合冲与月令都已算进。`,
    ],
    source: '本应用的记分，古籍没有给出数字',
  };
}
