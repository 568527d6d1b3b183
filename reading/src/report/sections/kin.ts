/**
 * 六亲: the family from the four pillars and its stars. The quality of relations, no one’s fate.
 */
import type { KinStar } from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import { ELDER_PILLARS } from '../../statement/reader.ts';
import type { Statement } from '../../statement/statement.ts';
import { branchesOf, placeOf, sharesOf, wuxingOfGod } from '../figures.ts';
import { KIN_LEAD, KIN_PALACE, KIN_STAR, type KinLeadKey } from '../library/kinText.ts';
import { TODO_KIN } from '../library/todoLifeText.ts';
import type { ReportSection } from '../report.ts';
import { PILLAR_KEYS, type ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

/** Most stars of the family that are shown. */
const MAX_STARS = 2;

const PALACE_NAMES = { year: '年', month: '月', day: '日', hour: '时' } as const satisfies Record<
  PillarKey,
  string
>;
/** The relatives of this section, by the names of the family; the partner has its own section. */
const WHO = { 父: '父', 母: '母', 兄弟: '同辈', 子女: '晚辈' } as const satisfies Record<
  Exclude<KinStar['who'], '配偶'>,
  string
>;

function palaceOf(facts: ReportFacts, pillar: PillarKey): Statement | null {
  const palace = facts.analysis.life.palaces.find((each) => each.pillar === pillar);
  const branch = facts.chart.pillars[pillar]?.branch;
  if (palace === undefined || branch === undefined) return null;
  const { god, role } = palace;
  const wuxing = wuxingOfGod(facts, god);
  return toStatement(facts, KIN_PALACE, {
    key: `${PALACE_NAMES[pillar]}.${god}.${facts.benefit[wuxing]}`,
    pillars: [pillar],
    values: { branch, god, role, wuxing },
  });
}

function starOf(facts: ReportFacts, who: keyof typeof WHO): Statement | null {
  const star = facts.analysis.life.kin.find((each) => each.who === who);
  if (star === undefined) return null;
  const { level, isHurt, gods, pillars } = star;
  const { tenGods } = facts.analysis;
  const isShown = gods.some((god) => tenGods[god].visible.length > 0);
  return statementIfDefined(facts, KIN_STAR, {
    key: level === 0 ? `${WHO[who]}.0` : `${WHO[who]}.${level}.${isHurt ? '伤' : '全'}`,
    pillars,
    values: {
      star: gods.join('、'),
      god: gods.reduce((a, b) => (tenGods[b].power > tenGods[a].power ? b : a)),
      shares: sharesOf(facts, gods),
      where: isShown ? pillars.map((pillar) => placeOf(pillar, 'stem')).join('、') : branchesOf(pillars),
    },
  });
}

/** The palace that serves most: of the 用神 before the 喜神, then the nearer to the day. */
function leadOf(facts: ReportFacts): Statement {
  const { palaces } = facts.analysis.life;
  const near: readonly PillarKey[] = ['day', 'month', 'hour', 'year'];
  const serving = (['用神', '喜神'] as const).flatMap((role) =>
    near.flatMap((pillar) => palaces.filter((palace) => palace.pillar === pillar && palace.role === role)),
  );
  const best = serving[0];
  const key: KinLeadKey = best === undefined ? '无' : PALACE_NAMES[best.pillar];
  const branch = best === undefined ? undefined : facts.chart.pillars[best.pillar]?.branch;
  return toStatement(facts, KIN_LEAD, {
    key,
    pillars: best === undefined ? [] : [best.pillar],
    values: { ground: best === undefined ? '' : `${key}支${branch ?? ''}本气${best.god}为${best.role}` },
  });
}

/** Stars shown: those that weigh most or are hurt; an absent one only where there are no others. */
function starsOf(facts: ReportFacts): Statement[] {
  const stars = facts.analysis.life.kin.filter(
    ({ who }) => who !== '配偶' && (facts.isHourKnown || who !== '子女'),
  );
  return stars
    .toSorted((a, b) => Number(b.isHurt) - Number(a.isHurt) || b.level - a.level)
    .slice(0, MAX_STARS)
    .flatMap(({ who }) => starOf(facts, who as keyof typeof WHO) ?? []);
}

function todoKeyOf(facts: ReportFacts): '年' | '月' | '日' | '时' | '和' {
  const costly = facts.analysis.life.palaces.find(
    ({ pillar, god }) =>
      !(facts.isRetired && ELDER_PILLARS.includes(pillar)) && facts.benefit[wuxingOfGod(facts, god)] === '累',
  );
  return costly === undefined ? '和' : PALACE_NAMES[costly.pillar];
}

/** Section 六亲; null for a minor. */
export function kinSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const key = todoKeyOf(facts);
  return sectionOf('kin', {
    paragraphs: [
      paragraph(leadOf(facts)),
      paragraph(...PILLAR_KEYS.map((pillar) => palaceOf(facts, pillar))),
      paragraph(...starsOf(facts)),
    ],
    todo: toStatement(facts, TODO_KIN, {
      key,
      values: todoValues(facts, key === '和' ? '四柱平和' : `${key}柱`),
    }),
    notes: facts.isHourKnown ? [] : ['时辰未详，晚辈一宫在时柱，这里不谈。'],
  });
}
