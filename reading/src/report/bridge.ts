/**
 * What lifts and what weighs on a period in one statement: 一面…。一面…. No heading is followed by sentences of the other side
 * only.
 */
import type { PeriodLean, PeriodVerdict, VerdictGround } from '@shangyuan/engine/analysis';
import { toStatement } from '../statement/family.ts';
import { portraitOf } from '../statement/joinStatements.ts';
import type { Benefit } from '../statement/keys.ts';
import { signedPoints } from '../statement/figures.ts';
import type { Statement } from '../statement/statement.ts';
import { PERIOD_GROUND, type PeriodGround } from './library/periodGroundText.ts';
import type { ReportFacts } from './reportFacts.ts';

const BOTH = 'both.';

/** Whether one helps and the other costs. */
export function isOpposite(a: Benefit, b: Benefit): boolean {
  return (a === '助' && b === '累') || (a === '累' && b === '助');
}

/** Keys of the statements that a statement is made of; its own where it is made of one. */
export function partKeys({ key }: Pick<Statement, 'key'>): string[] {
  return key.startsWith(BOTH) ? key.slice(BOTH.length).split('+') : [key];
}

const wayOf = (text: string): string => text.slice(text.indexOf('；') + 1);

function joined(lead: string, other: string, way: string): string {
  const [first = '', second = ''] = [lead, other].map((text) => `一面${portraitOf(text)}`);
  return `${first}${second.replace(/。$/u, '')}；${wayOf(way)}`;
}

/**
 * Two statements of opposite sides as one: both are pictured, and the way is that of the side the period comes to.
 *
 * @param isOtherNet the period comes to the side of `other`
 */
export function bridged(lead: Statement, other: Statement, isOtherNet: boolean): Statement {
  const net = isOtherNet ? other : lead;
  const [a, b] = [lead.whole, other.whole];
  const whole = a === null || b === null ? (net.whole ?? a ?? b) : joined(a, b, net.whole ?? a);
  return {
    key: `${BOTH}${lead.key}+${other.key}`,
    ground: lead.ground,
    short: net.short ?? null,
    plain: whole,
    whole,
    expert: lead.expert,
    evidence: [...lead.evidence, ...other.evidence],
    isCostly: true,
    claims: [...lead.claims, ...other.claims],
  };
}

/**
 * Two statements read one after the other as one: the picture of the first on its ground, then the second.
 *
 * @param next null: only the first, on its ground
 */
export function followed(lead: Statement, next: Statement | null): Statement {
  const opening = lead.ground === null ? '' : `${lead.ground}，`;
  const [first, second] = [lead.whole, next?.whole ?? ''];
  const whole = first === null ? null : opening + first + second;
  const plain = first === null ? null : opening + portraitOf(first) + second;
  return {
    ...lead,
    key: `${BOTH}${next === null ? lead.key : `${lead.key}+${next.key}`}`,
    ground: null,
    plain,
    whole,
    expert: [lead.expert, next?.expert ?? null].filter((text) => text !== null).join(''),
    evidence: [...lead.evidence, ...(next?.evidence ?? [])],
    claims: [...lead.claims, ...(next?.claims ?? [])],
  };
}

/** Text of each kind of ground. */
const TEXT_OF: Readonly<Record<VerdictGround['by'], PeriodGround>> = {
  干: '暗处',
  支: '暗处',
  大运: '大运',
  流年: '大运',
  流月: '大运',
  流日: '大运',
  冲日支: '冲',
  冲月支: '冲',
  冲年支: '冲',
  冲时支: '冲',
  伏吟: '伏吟',
  日柱天克地冲: '同冲',
  天乙: '天乙',
  禄: '禄',
  空亡: '空亡',
  三合局: '三合局',
};

/** What beside the gods of its stem and branch lifts a period or weighs on it most: an event or a longer period before a hidden stem. */
export function groundStatement(
  facts: ReportFacts,
  { lifts, weighs }: Pick<PeriodVerdict, 'lifts' | 'weighs'>,
  side: Exclude<PeriodLean, '平'>,
): Statement {
  const grounds = side === '助' ? lifts : weighs;
  const ground = grounds.find(({ stem }) => stem === null) ?? grounds[0];
  const name = ground === undefined ? '暗处' : TEXT_OF[ground.by];
  const what =
    ground === undefined ? '合计' : ground.stem === null ? ground.by : `${ground.stem}${ground.wuxing ?? ''}`;
  const key = `${name}.${side}`;
  return toStatement(facts, PERIOD_GROUND, {
    key: (key in PERIOD_GROUND.words ? key : `暗处.${side}`) as keyof typeof PERIOD_GROUND.words,
    pillars: ground?.pillars ?? [],
    values: { what, points: signedPoints(ground?.points ?? 0) },
  });
}
