/**
 * What each item of a comparison says: of the stems, branches, elements, palaces and spirits that the two charts have. An item with
 * nothing particular says nothing.
 */
import {
  FAVOUR,
  HEPAN_POINTS,
  type BranchTie,
  type HepanItem,
  type HepanItemKey,
  type HepanMode,
  type HepanPerson,
  type HepanReason,
  type StemTie,
} from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import {
  mainStemOf,
  STEM_INDEX,
  STEM_WUXING,
  TEN_GOD,
  TEN_GOD_GROUP,
  tianyiOf,
  WUXING,
  type Branch,
  type Stem,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '@shangyuan/engine/ganzhi';
import { fill } from '../statement/family.ts';
import { countOf } from '../statement/figures.ts';
import {
  METHOD,
  type DayTieKey,
  type PairValues,
  type SeenValues,
  type UsefulKey,
  type ZodiacKey,
} from './families.ts';
import {
  birthOf,
  shortElementsOf,
  wuxingFactsOf,
  itemOf,
  otherOf,
  type WuxingFact,
  type HepanFacts,
} from './hepanFacts.ts';
import { BRANCH_TIES, hepanReasonText, STEM_TIES } from './hepanText.ts';
import {
  HEPAN_BOTH_LACK,
  HEPAN_BOTH_MUCH,
  HEPAN_GIVES,
  HEPAN_GIVES_UNWANTED,
  HEPAN_LACK,
  HEPAN_USEFUL,
} from './library/elementText.ts';
import { HEPAN_STEMS } from './library/natureText.ts';
import { HEPAN_NAYIN } from './library/nayinText.ts';
import {
  CHILD_PALACE,
  COUPLE_PALACE,
  COUPLE_PALACE_FACT,
  FAMILY_PALACE_FACT,
  PARENT_PALACE,
  type PalaceFactKey,
} from './library/palaceText.ts';
import { nayinKeyOf } from './nayinTie.ts';
import {
  bareStatement,
  bothSides,
  clauseOf,
  followedBy,
  portray,
  reworded,
  withoutWay,
  type Portrayal,
} from './portrayal.ts';
import { SPIRIT_LORE } from './spiritLoreText.ts';

/** The reasons of an item in sentences, for 专业. */
export function factOf(facts: HepanFacts, { why }: HepanItem): string {
  const { words, names } = facts;
  const reasons = inOrder(facts, why);
  const heaviest = reasons.toSorted((x, y) => Math.abs(y.points) - Math.abs(x.points)).slice(0, MAX_REASONS);
  return reasons
    .filter((reason) => heaviest.includes(reason))
    .map((reason) => hepanReasonText(reason, names, words).sentence)
    .join('');
}

/** Reasons, those of the first of the two before those of the second: the same in either order of entry. */
export function inOrder<R extends HepanReason>({ order }: HepanFacts, why: readonly R[]): R[] {
  const rankOf = ({ values }: HepanReason): number => Number('of' in values && values.of === order[1]);
  return why.toSorted((x, y) => rankOf(x) - rankOf(y));
}

/** Most reasons shown in 专业 and in the why-sheet: the heaviest, in their order. */
const MAX_REASONS = 4;

const dayStemOf = ({ sides }: HepanFacts, person: HepanPerson): Stem =>
  sides[person].analysis.pillars.day.stem;

/** 辛金. */
export const stemName = (stem: Stem): string => stem + STEM_WUXING[stem];

/** How two branches stand, in plain words. */
export const TIE_WORDS = {
  六合: '相合',
  三合: '同在一局',
  三会: '同在一方',
  同支: '同字',
  自刑: '同字',
  六冲: '相冲',
  相刑: '相刑',
  六害: '相害',
  六破: '相破',
} as const satisfies Readonly<Record<BranchTie, string>>;

const GOOD_TIES: readonly BranchTie[] = ['六合', '三合', '三会', '同支'];

/** Of the ties of two branches the weightier good one and the weightier hard one. */
export function sidesOfTies(ties: readonly BranchTie[]): {
  readonly good: BranchTie | undefined;
  readonly hard: BranchTie | undefined;
} {
  return {
    good: ties.find((tie) => GOOD_TIES.includes(tie)),
    hard: ties.find((tie) => !GOOD_TIES.includes(tie)),
  };
}

/** Whether two stems go well together, against each other, or neither. */
export function stemLean(tie: StemTie): 'good' | 'hard' | null {
  if (tie === '五合' || tie === '相生') return 'good';
  return tie === '冲' || tie === '相克' ? 'hard' : null;
}

/** Statement of two branches of a day or a year: one of the good tie, of the hard tie, or of both. */
function branchPortrayal(
  { names, order }: HepanFacts,
  ties: readonly BranchTie[],
  branchOf: (person: HepanPerson) => Branch,
  unit: '日' | '年',
  shown: (tie: BranchTie, ground: string) => Portrayal,
): Portrayal | null {
  const { good, hard } = sidesOfTies(ties);
  const [first, second] = order;
  const [x, y] = [branchOf(first), branchOf(second)];
  const ground = `${names[first]}生在${x}${unit}，${names[second]}生在${y}${unit}`;
  const words = [good, hard].flatMap((tie) => (tie === undefined ? [] : [TIE_WORDS[tie]]));
  const start = x === y ? `两人都生在${x}${unit}：` : `${ground}，两字${words.join('，也')}：`;
  if (good !== undefined && hard !== undefined) return bothSides(shown(good, ''), shown(hard, ''), start);
  const tie = good ?? hard;
  return tie === undefined ? null : shown(tie, start);
}

function dayPillar(facts: HepanFacts, { why }: HepanItem): Portrayal[] {
  const [reason] = why;
  if (reason?.code !== 'DAY_PILLARS') return [];
  const { names, order, sides, library } = facts;
  const { stemTie, branchTies } = reason.values;
  const [first, second] = order;
  const [p, q] = [dayStemOf(facts, first), dayStemOf(facts, second)];
  const isInOrder = STEM_INDEX[p] <= STEM_INDEX[q];
  const key = (isInOrder ? p + q : q + p) as keyof typeof HEPAN_STEMS.words;
  const x = names[isInOrder ? first : second];
  const y = names[isInOrder ? second : first];
  const stems = portray(
    facts,
    HEPAN_STEMS,
    {
      key,
      pillars: ['day'],
      values: {
        fact: `${names[first]}日干${p}，${names[second]}日干${q}，两干${STEM_TIES[stemTie]}。`,
        chip: `日干${key}${STEM_TIES[stemTie]}`,
        x,
        y,
      },
    },
    p === q
      ? `两人都是${stemName(p)}：`
      : `${names[first]}是${stemName(p)}，${names[second]}是${stemName(q)}：`,
  );
  const ties = branchTies.map((tie) => BRANCH_TIES[tie]).join('，又');
  const branchOf = (person: HepanPerson): Branch => sides[person].analysis.pillars.day.branch;
  const shown = (tie: BranchTie, ground: string): Portrayal =>
    portray(
      facts,
      library.day,
      {
        key: `支${tie === '同支' ? '同' : tie}` as DayTieKey,
        pillars: ['day'],
        values: { fact: `日支${branchOf(first)}与${branchOf(second)}${ties}。`, chip: `日支${tie}` },
      },
      ground,
    );
  const branches = branchPortrayal(facts, branchTies, branchOf, '日', shown);
  if (branches === null) return [stems];
  const { good, hard } = sidesOfTies(branchTies);
  const branchLean = good === undefined ? 'hard' : hard === undefined ? 'good' : null;
  const lean = stemLean(stemTie);
  if (lean === null || branchLean === null || lean === branchLean) return [stems, branches];
  const nature = reworded(stems, (clause) => `看性情，${clause}。`);
  const daily = reworded(branches, (clause) => `看日常，${clause}。`);
  return [lean === 'good' ? bothSides(nature, daily) : bothSides(daily, nature)];
}

/** How one side sees the other; null where the item does not count. */
export function seenOf(facts: HepanFacts, by: HepanPerson): SeenValues {
  const [own, seen] = [dayStemOf(facts, by), dayStemOf(facts, otherOf(by))];
  return { by: facts.names[by], other: facts.names[otherOf(by)], own, seen, god: TEN_GOD[own][seen] };
}

/** How each side sees the other; once where both see the same god. */
function tenGods(facts: HepanFacts): Portrayal[] {
  const seen = facts.order.map((by) => seenOf(facts, by));
  const once = seen.filter(({ god }, i) => seen.findIndex((each) => each.god === god) === i);
  return once.map((values) =>
    portray(facts, facts.library.god, { key: values.god, pillars: ['day'], values }),
  );
}

/** What an element is to a day master. */
function groupOf(day: Stem, wuxing: Wuxing): TenGodGroup {
  const stem = (Object.keys(STEM_WUXING) as Stem[]).find((each) => STEM_WUXING[each] === wuxing) ?? day;
  return TEN_GOD_GROUP[TEN_GOD[day][stem]];
}

/** 只有4.2%, or that there is none. */
export const shareText = (share: number): string => (share === 0 ? '一点也没有' : `只有${share}%`);

/** Whether the element does the chart no good, so that more of it is no plain gift. */
export const isUnwanted = ({ role }: WuxingFact): boolean => role === '忌神' || role === '仇神';

/** Most of what the one gives to the other that is shown. */
const MAX_GIVEN = 2;

/** The elements that are shown, the ones that decide first: where the item fits, one that is given, where it needs care, one that is not. */
export function shownWuxing(facts: HepanFacts): WuxingFact[] {
  const all = wuxingFactsOf(facts);
  const given = all
    .filter(({ kind }) => kind === '补')
    .toSorted((x, y) => Number(isUnwanted(x)) - Number(isUnwanted(y)) || y.has - x.has);
  const shared = all.filter(({ kind }) => kind === '同少' || kind === '同多');
  const some = all.filter(({ kind }) => kind === '稍补').toSorted((x, y) => x.own - y.own);
  const score = itemOf(facts, 'elements')?.score ?? 100;
  const [needsCare, isFit] = [score < HEPAN_POINTS.cautionBelow, score >= HEPAN_POINTS.strengthMin];
  const isShort = given.length === 0 ? shared.length === 0 || isFit : shared.length === 0 && needsCare;
  return [...given.slice(0, MAX_GIVEN), ...shared.slice(0, 1), ...(isShort ? some.slice(0, 1) : [])];
}

/** How much of what is missing to a fifth the other has: 补得上八成. */
function coverText(own: number, has: number): string {
  const tenths = Math.floor((has / (HEPAN_POINTS.wuxingTarget - own)) * 10);
  if (tenths >= 10) return '正好补齐';
  return `${tenths < 7 ? '只' : ''}补得上${countOf(tenths)}成`;
}

function wuxingPortrayal(facts: HepanFacts, found: WuxingFact, earlier: readonly WuxingFact[]): Portrayal {
  const { kind, of, wuxing, own, has, role } = found;
  const { names, order } = facts;
  const other = names[otherOf(of)];
  const fact = `${names[of]}的${wuxing}占${own}%，${other}的${wuxing}占${has}%，${wuxing}为${names[of]}的${role}。`;
  const values: PairValues = { fact, chip: `${wuxing}${own}%与${has}%`, of: names[of], other };
  const finding = { key: wuxing, values };
  if (kind === '同少' || kind === '同多') {
    const pair = `${names[order[0]]}${own}%，${names[order[1]]}${has}%`;
    return kind === '同少'
      ? portray(facts, HEPAN_BOTH_LACK, finding, `两人都少${wuxing}（${pair}）：`)
      : portray(facts, HEPAN_BOTH_MUCH, finding, `两人都多${wuxing}（${pair}）：`);
  }
  const groupFor = (each: WuxingFact): TenGodGroup => groupOf(dayStemOf(facts, each.of), each.wuxing);
  const hasLack = (each: WuxingFact): boolean => each.kind.endsWith('补') && !isUnwanted(each);
  const isKnown = earlier.some((each) => hasLack(each) && groupFor(each) === groupFor(found));
  const lack = isKnown ? '' : `：${HEPAN_LACK[groupFor(found)]}`;
  const start = `${names[of]}的${wuxing}${shareText(own)}`;
  if (kind === '稍补') {
    const some = portray(facts, HEPAN_GIVES, finding);
    const plain = `${start}，${other}有${has}%，${coverText(own, has)}${lack}。`;
    return {
      statement: { ...some.statement, key: `hepan.element.some.${wuxing}`, plain, whole: plain },
      way: null,
    };
  }
  if (isUnwanted(found))
    return portray(facts, HEPAN_GIVES_UNWANTED, finding, `${start}，${other}有${has}%：`);
  return portray(facts, HEPAN_GIVES, finding, `${start}${lack}。这一行${other}有${has}%：`);
}

/** How much of all that one is short of the other has, where the elements shown do not show why the item fits or needs care. */
function coverPortrayal(facts: HepanFacts, { why, score, source }: HepanItem): Portrayal[] {
  const { names } = facts;
  const shown = shownWuxing(facts);
  const isFit = score >= HEPAN_POINTS.strengthMin && !shown.some(({ kind }) => kind.endsWith('补'));
  const hasShort = ({ kind, own, has }: WuxingFact): boolean =>
    kind.startsWith('同') || (kind === '稍补' && coverText(own, has).startsWith('只'));
  const needsCare = score < HEPAN_POINTS.cautionBelow && !shown.some(hasShort);
  if (!isFit && !needsCare) return [];
  const covers = why.filter((reason) => reason.code === 'COVER');
  const [cover] = inOrder(facts, covers).toSorted((x, y) =>
    isFit ? y.values.percent - x.values.percent : x.values.percent - y.values.percent,
  );
  if (cover === undefined) return [];
  const { of, percent } = cover.values;
  const plain = `${names[of]}不足两成的${shortElementsOf(facts, of)}，${names[otherOf(of)]}${percent >= 100 ? '全补得上' : `${isFit ? '' : '只'}补得上${percent}%`}。`;
  const found = bareStatement({
    key: 'hepan.element.cover',
    values: { percent },
    source,
    chip: `补${percent}%`,
    why: plain,
    expert: plain + METHOD.elements,
  });
  return [withoutWay(found, plain)];
}

function elements(facts: HepanFacts, item: HepanItem): Portrayal[] {
  return [
    ...coverPortrayal(facts, item),
    ...shownWuxing(facts).map((found, i, all) => wuxingPortrayal(facts, found, all.slice(0, i))),
  ];
}

/** From so many percent an element that helps is much, from so many one that does not, and below so many it is little. */
const ENOUGH = 20;
const TOO_MUCH = 25;
/** The same where the item fits, or needs care. */
const MARKED = 12;
const SCARCE = 10;

/** What an element of a role is to its chart, in plain words. */
const ROLE_WORDS = {
  用神: '最用得着的',
  喜神: '用得着的',
  忌神: '最受不住的',
  仇神: '不大受得住的',
} as const;
type MarkedRole = keyof typeof ROLE_WORDS;

/** An element the other has, as one's own chart takes it. */
export interface UsefulFact {
  readonly of: HepanPerson;
  readonly wuxing: Wuxing;
  readonly role: MarkedRole;
  /** Percent in the chart of the other. */
  readonly has: number;
}

/** Of the elements of two roles, the one of which the other's chart gives most, the first role weighing more. */
export function usefulFact({ sides }: HepanFacts, of: HepanPerson, by: readonly MarkedRole[]): UsefulFact {
  const { roles } = sides[of].analysis;
  const { percent } = sides[otherOf(of)].analysis.strength;
  const found = WUXING.flatMap((wuxing): UsefulFact[] => {
    const role = by.find((each) => each === roles[wuxing]);
    return role === undefined ? [] : [{ of, wuxing, role, has: percent[wuxing] }];
  });
  const weightOf = ({ role, has }: UsefulFact): number => Math.abs(FAVOUR[role]) * has;
  return found.reduce((most, each) => (weightOf(each) > weightOf(most) ? each : most));
}

/** 小月最用得着的水，阿远有35.1%. */
export function usefulText({ names }: HepanFacts, { of, wuxing, role, has }: UsefulFact): string {
  const share = has < SCARCE ? shareText(has) : `有${has}%`;
  return `${names[of]}${ROLE_WORDS[role]}${wuxing}，${names[otherOf(of)]}${share}`;
}

function useful(facts: HepanFacts, item: HepanItem): Portrayal[] {
  const [first, second] = facts.order.map((of) => usefulPortrayals(facts, of)) as [
    UsefulPortrayal[],
    UsefulPortrayal[],
  ];
  const again = second.map(({ portrayed, ground }): Portrayal => {
    const isSame = first.some((each) => each.portrayed.statement.key === portrayed.statement.key);
    return isSame ? withoutWay(portrayed, `${ground}，道理一样。`) : portrayed;
  });
  const all = [...first.map(({ portrayed }) => portrayed), ...again];
  return all.length === 0 ? [] : [...all, ...usefulAbove(facts, item, all)];
}

/** Where what makes the item fit or need care stands in the section above, one sentence refers to it. */
function usefulAbove(
  facts: HepanFacts,
  { score, source, why }: HepanItem,
  shown: readonly Portrayal[],
): Portrayal[] {
  const isFit = score >= HEPAN_POINTS.strengthMin;
  const isShown = shown.some(({ statement }) => statement.key.includes('+') || statement.isCostly !== isFit);
  if (isShown || (!isFit && score >= HEPAN_POINTS.cautionBelow)) return [];
  const roles: readonly MarkedRole[] = isFit ? ['用神', '喜神'] : ['忌神', '仇神'];
  const found = facts.order.map((of) => usefulFact(facts, of, roles)).toSorted((x, y) => y.has - x.has)[0];
  if (found === undefined) return [];
  const plain = `另一面，${usefulText(facts, found)}，上一节已经说到。`;
  const bare = bareStatement({
    key: 'hepan.useful.above',
    values: { has: found.has },
    source,
    chip: `${found.role}${found.wuxing}${found.has}%`,
    why: plain,
    expert: why.map((reason) => hepanReasonText(reason, facts.names, facts.words).sentence).join(''),
  });
  return [withoutWay(bare, plain)];
}

interface UsefulPortrayal {
  readonly portrayed: Portrayal;
  readonly ground: string;
}

function usefulPortrayals(facts: HepanFacts, of: HepanPerson): UsefulPortrayal[] {
  const { names } = facts;
  const shown = shownWuxing(facts);
  const isShown = ({ wuxing }: UsefulFact): boolean =>
    shown.some((found) => found.wuxing === wuxing && (found.of === of || found.kind.startsWith('同')));
  const helps = usefulFact(facts, of, ['用神', '喜神']);
  const weighs = usefulFact(facts, of, ['忌神', '仇神']);
  const needed = usefulFact(facts, of, ['用神']);
  const factText = (found: UsefulFact): string =>
    `${found.wuxing}为${names[of]}的${found.role}，${names[otherOf(of)]}的${found.wuxing}占${found.has}%。`;
  const portrayed = (found: UsefulFact, kind: '足' | '少' | '忌', ground: string): Portrayal => {
    const fact = factText(found);
    const chip = `${found.role}${found.wuxing}${found.has}%`;
    const values = { fact, chip, of: names[of], other: names[otherOf(of)] };
    return portray(facts, HEPAN_USEFUL, { key: `${found.wuxing}.${kind}` as UsefulKey, values }, ground);
  };
  const score = itemOf(facts, 'useful')?.score ?? 0;
  const least = (usual: number, isMarked: boolean): number => (isMarked ? MARKED : usual);
  const isFed = helps.has >= least(ENOUGH, score >= HEPAN_POINTS.strengthMin) && !isShown(helps);
  const isPressed = weighs.has >= least(TOO_MUCH, score < HEPAN_POINTS.cautionBelow) && !isShown(weighs);
  const one = (found: UsefulFact, kind: '足' | '少' | '忌'): UsefulPortrayal[] => {
    const ground = usefulText(facts, found);
    return [{ portrayed: portrayed(found, kind, `${ground}：`), ground }];
  };
  if (isFed && isPressed) {
    const ground = `${usefulText(facts, helps)}，${usefulText(facts, weighs)}`;
    const [light, hard] = [portrayed(helps, '足', ''), portrayed(weighs, '忌', '')];
    return [{ portrayed: bothSides(light, hard, `${ground}：`), ground }];
  }
  if (isFed) return one(helps, '足');
  if (isPressed) return one(weighs, '忌');
  return needed.has < SCARCE && !isShown(needed) ? one(needed, '少') : [];
}

const PLACE: Readonly<Record<PillarKey, string>> = {
  year: '生年',
  month: '生月',
  day: '生日',
  hour: '时辰上',
};
const PALACE_NAMES = { spouse: '夫妻宫', children: '子女宫', parents: '父母宫' } as const;

type PalaceReason = Extract<HepanReason, { readonly code: `PALACE_${string}` }>;

const isPalace = (reason: HepanReason): reason is PalaceReason => reason.code.startsWith('PALACE_');

/** A reason of a palace as a clause: the fact, and what it comes to, unless it stands above for the other person. */
export function palaceClause(
  facts: HepanFacts,
  reason: PalaceReason,
  others: readonly string[] = [],
): string {
  const { names, sides, mode } = facts;
  const { of, branch } = reason.values;
  const other = otherOf(of);
  const [pillar = 'year'] = reason.pillars[other];
  const met = sides[other].analysis.pillars[pillar]?.branch ?? branch;
  const [key, fact] = ((): readonly [PalaceFactKey, string] => {
    const place = `${names[other]}${PLACE[pillar]}的${met}`;
    const at = pillar as 'year' | 'month' | 'hour';
    switch (reason.code) {
      case 'PALACE_HOLDS':
        return ['HOLDS', `${names[other]}的${stemName(reason.values.stem)}正藏在${branch}里`];
      case 'PALACE_JOINED':
        return [`JOINED.${at}`, `${place}来合${branch}`];
      case 'PALACE_OPPOSED':
        return [`OPPOSED.${at}`, `${place}来冲${branch}`];
      case 'PALACE_NEEDED':
        return ['NEEDED', `${branch}里的${STEM_WUXING[mainStemOf(branch)]}正合用`];
      case 'PALACE_UNWANTED':
        return ['UNWANTED', `${branch}里的${STEM_WUXING[mainStemOf(branch)]}用不上`];
    }
  })();
  const words = (mode === 'parentChild' ? FAMILY_PALACE_FACT : COUPLE_PALACE_FACT)[key];
  if (others.includes(reason.code)) return fact;
  return `${fact}，${fill(words, { of: names[of], other: names[other] })}`;
}

function palace(facts: HepanFacts, { why }: HepanItem): Portrayal[] {
  const { names, order, sides, words, mode } = facts;
  const earlierCodes: string[] = [];
  const earlierGods: TenGod[] = [];
  return order.flatMap((of): Portrayal[] => {
    const own = why.filter(isPalace).filter(({ values }) => values.of === of);
    const weightiest = (sign: number): PalaceReason | undefined =>
      own.filter(({ points }) => points * sign > 0).toSorted((x, y) => (y.points - x.points) * sign)[0];
    const [good, hard] = [weightiest(1), weightiest(-1)];
    const [reason] = own;
    if (reason === undefined) return [];
    const { branch, palace: name } = reason.values;
    const family = { spouse: COUPLE_PALACE, children: PARENT_PALACE, parents: CHILD_PALACE }[name];
    const god: TenGod = TEN_GOD[sides[of].analysis.pillars.day.stem][mainStemOf(branch)];
    const fact = own.map((each) => hepanReasonText(each, names, words).sentence).join('');
    const values = { fact, chip: `${PALACE_NAMES[name]}${branch}`, of: names[of], other: names[otherOf(of)] };
    const finding = { key: god, pillars: reason.pillars[of], values };
    const isSame = earlierGods.includes(god) && mode !== 'parentChild';
    earlierGods.push(god);
    const full = portray(facts, family, finding);
    const chosen = isSame ? withoutWay(full, `${names[of]}盼的也是这样。`) : full;
    const marked = [good, hard].filter((each) => each !== undefined);
    const clauses = marked.map((each) => palaceClause(facts, each, earlierCodes));
    earlierCodes.push(...marked.map(({ code }) => code));
    const sentence =
      clauses.length === 2 ? `一面${clauses[0] ?? ''}；一面${clauses[1] ?? ''}。` : `${clauses[0] ?? ''}。`;
    const shown = followedBy(chosen, sentence);
    return [
      { ...shown, statement: { ...shown.statement, isCostly: hard !== undefined && good === undefined } },
    ];
  });
}

const ZODIAC_KEYS: Readonly<Record<BranchTie, ZodiacKey>> = {
  六合: '合',
  三合: '合',
  三会: '会',
  同支: '同',
  自刑: '自',
  六冲: '冲',
  相刑: '刑',
  六害: '害',
  六破: '害',
};

function zodiac(facts: HepanFacts, { why }: HepanItem): Portrayal[] {
  const [reason] = why;
  if (reason?.code !== 'ZODIAC') return [];
  const { names, sides, library, words } = facts;
  const fact = hepanReasonText(reason, names, words).sentence;
  const branchOf = (person: HepanPerson): Branch => sides[person].analysis.pillars.year.branch;
  const shown = (tie: BranchTie, ground: string): Portrayal =>
    portray(
      facts,
      library.zodiac,
      { key: ZODIAC_KEYS[tie], pillars: ['year'], values: { fact, chip: `年支${tie}` } },
      ground,
    );
  const found = branchPortrayal(facts, reason.values.ties, branchOf, '年', shown);
  return found === null ? [] : [found];
}

function nayin(facts: HepanFacts, { why }: HepanItem): Portrayal[] {
  const [reason] = why;
  if (reason?.code !== 'NAYIN') return [];
  const { names, order, sides, words } = facts;
  const [first, second] = order;
  const [p, q] = order.map((person) => sides[person].analysis.pillars.year.nayin) as [
    typeof reason.values.a,
    typeof reason.values.b,
  ];
  const { key, isFirst } = nayinKeyOf(p, q);
  const values = {
    fact: hepanReasonText(reason, names, words).sentence,
    chip: p === q ? `同是${p}` : `${p}与${q}`,
    x: names[isFirst ? first : second],
    y: names[isFirst ? second : first],
  };
  const ground = p === q ? `两人生年都是${p}：` : `${names[first]}生年是${p}，${names[second]}是${q}：`;
  return [portray(facts, HEPAN_NAYIN, { key, pillars: ['year'], values }, ground)];
}

/** Most spirits that are shown. */
const MAX_SPIRITS = 2;

/** What a spirit comes to, without what the old books read into it. */
const loreOf = (code: keyof typeof SPIRIT_LORE, mode: HepanMode): string =>
  SPIRIT_LORE[code][mode].split('读作').at(-1) ?? '';

/** A spirit in a plain sentence: the day, year or chart it stands on, and what it comes to. `isBoth` where each is it to the other. */
export function spiritSentence(
  { names, sides, words, order }: HepanFacts,
  reason: HepanReason,
  isBoth = false,
): string | null {
  const placeOf = (of: HepanPerson): string => {
    const { pillars, rules } = sides[of].analysis;
    const helpers = tianyiOf(pillars.day.stem, rules.tianyi === 'gengxin');
    const { day, year } = sides[otherOf(of)].analysis.pillars;
    const isDay = reason.code === 'TIANYI' && helpers.includes(day.branch);
    return `${names[otherOf(of)]}生在${isDay ? `${day.branch}日` : `${year.branch}年`}`;
  };
  const places = (of: HepanPerson): string =>
    isBoth ? order.map((each) => placeOf(otherOf(each))).join('，') : placeOf(of);
  switch (reason.code) {
    case 'TIANYI':
    case 'LUANXI': {
      const { of } = reason.values;
      const star = reason.code === 'TIANYI' ? '贵人' : '喜庆星';
      const tie = isBoth ? `互为${star}` : `正是${names[of]}的${star}`;
      return `${places(of)}，${tie}，${loreOf(reason.code, words)}。`;
    }
    case 'YINYANG':
    case 'GULUAN': {
      const { of } = reason.values;
      return `${names[of]}生在${sides[of].analysis.pillars.day.name}日，${loreOf(reason.code, words)}。`;
    }
    case 'LONELY_ONE':
      return `${names[reason.values.of]}盘里有喜静的星，${loreOf(reason.code, words)}。`;
    case 'LONELY_BOTH':
      return `两人盘里都有喜静的星，${loreOf(reason.code, words)}。`;
    case 'TAOHUA_BOTH':
      return `两人盘里都不止一处人缘星，${loreOf(reason.code, words)}。`;
    default:
      return null;
  }
}

function shensha(facts: HepanFacts, { why, source }: HepanItem): Portrayal[] {
  const { names, words } = facts;
  const sorted = inOrder(facts, why).toSorted((x, y) => Math.abs(y.points) - Math.abs(x.points));
  const isMutual = ({ code }: HepanReason): boolean =>
    (code === 'TIANYI' || code === 'LUANXI') && why.filter((each) => each.code === code).length === 2;
  return sorted
    .filter((reason, i) => !isMutual(reason) || sorted.findIndex(({ code }) => code === reason.code) === i)
    .slice(0, MAX_SPIRITS)
    .flatMap((reason): Portrayal[] => {
      const plain = spiritSentence(facts, reason, isMutual(reason));
      if (plain === null) return [];
      const { sentence, arithmetic } = hepanReasonText(reason, names, words);
      const of = 'of' in reason.values ? `.${names[reason.values.of]}` : '';
      return [
        withoutWay(
          bareStatement({
            key: `hepan.spirit.${reason.code}${of}`,
            values: { points: reason.points },
            source,
            chip: `神煞${arithmetic ?? ''}`,
            why: sentence,
            expert: `${clauseOf(sentence)}，记${arithmetic ?? '0分'}。`,
          }),
          plain,
        ),
      ];
    });
}

/** Runs of years, such as 2031到2040年. */
function spansOf(years: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const year of years) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] === year - 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}年` : `${from}到${to}年`)).join('、');
}

function luckSync(facts: HepanFacts, { why, source, score }: HepanItem): Portrayal[] {
  const { comparison, names, words } = facts;
  const yearsOf = (tie: '同顺' | '错位'): number[] =>
    comparison.years.filter((year) => year.tie === tie).map(({ year }) => year);
  const [together, apart] = [yearsOf('同顺'), yearsOf('错位')];
  const [reason] = why;
  // The decades of pillars without a date have no years.
  const isDated = Object.values(facts.sides).every((side) => birthOf(side) !== null);
  if (reason === undefined || !isDated) return [];
  const few = score < HEPAN_POINTS.cautionBelow ? '只有' : '是';
  const parts = [
    together.length === 0 ? '两人的大运没有一起顺的年份' : `两人的大运都顺的${few}${spansOf(together)}`,
    apart.length === 0 ? '' : `一高一低的是${spansOf(apart)}`,
  ].filter((part) => part !== '');
  const plain = `往后二十年里，${parts.join('，')}。`;
  const { sentence } = hepanReasonText(reason, names, words);
  const found = bareStatement({
    key: 'hepan.luckSync',
    values: { together: together.length, apart: apart.length },
    source,
    chip: `同顺${together.length}年`,
    why: sentence,
    expert: sentence,
  });
  return [withoutWay(found, plain)];
}

const TELLERS: Readonly<Record<HepanItemKey, (facts: HepanFacts, item: HepanItem) => Portrayal[]>> = {
  zodiac,
  nayin,
  dayPillar,
  elements,
  useful,
  tenGods,
  palace,
  shensha,
  luckSync,
};

/** How an item is weighed stands once in 专业, behind its last finding. */
export function methodOnce(portrayals: readonly Portrayal[], item: HepanItemKey): Portrayal[] {
  const method = METHOD[item];
  const last = portrayals.findLastIndex(({ statement }) => statement.expert?.endsWith(method) === true);
  return portrayals.map((found, i) => {
    const fact = found.statement.expert?.replaceAll(method, '') ?? null;
    const expert = i === last ? (fact ?? '') + method : fact;
    return { ...found, statement: { ...found.statement, expert } };
  });
}

/** What an item says; empty where there is nothing particular. */
export function portrayalsOf(facts: HepanFacts, item: HepanItem): Portrayal[] {
  const keys = new Set<string>();
  return methodOnce(TELLERS[item.key](facts, item), item.key).map((found) => {
    const { key } = found.statement;
    if (!keys.has(key)) {
      keys.add(key);
      return found;
    }
    // The same finding of both people.
    return { ...found, statement: { ...found.statement, key: `${key}.2` } };
  });
}
