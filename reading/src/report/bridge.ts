/**
 * What lifts and what weighs on a period in one statement: 一面…。一面…. No heading is followed by sentences of the other side
 * only.
 */
import { portraitOf } from '../statement/joinStatements.ts';
import type { Benefit } from '../statement/keys.ts';
import type { Statement } from '../statement/statement.ts';

const BOTH = 'both.';

/** Whether one helps and the other costs. */
export function isOpposite(a: Benefit, b: Benefit): boolean {
  return (a === '助' && b === '累') || (a === '累' && b === '助');
}

/** Keys of the statements that a statement is made of, without their time; its own where it is made of one. */
export function partKeys({ key }: Pick<Statement, 'key'>): string[] {
  const undated = key.replace(/@.*$/u, '');
  return undated.startsWith(BOTH) ? undated.slice(BOTH.length).split('+') : [undated];
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
