/**
 * Statements as they are composed: a fact in plain words, what it comes to, and what can be done kept apart, so that a section closes
 * with one thing to do. Where two opposite findings are about one thing, one statement holds both: 一面…，一面….
 */
import type { PillarKey } from '@shangyuan/engine/chart';
import { toStatement, type Family, type Reader } from '../statement/family.ts';
import { portraitOf } from '../statement/joinStatements.ts';
import type { Statement, StatementEvidence, Values } from '../statement/statement.ts';

/** A finding in words, with what can be done about it. */
export interface Portrayal {
  /** `plain` is without what can be done, `whole` with it. */
  readonly statement: Statement;
  /** What can be done; null where the text has none. */
  readonly way: string | null;
}

/** A text without its full stop, to stand within a sentence. */
export const clauseOf = (text: string): string => text.replace(/。$/u, '');

function portrayal(statement: Statement, plain: string, way: string | null): Portrayal {
  const whole = way === null ? plain : `${clauseOf(plain)}；${way}`;
  return { statement: { ...statement, plain, whole }, way };
}

interface Found<K extends string, V extends Values> {
  readonly key: K;
  readonly values: V;
  readonly pillars?: readonly PillarKey[];
}

/**
 * The finding of a family behind its ground.
 *
 * @param ground ends in a mark that lets the text follow: 小月少火：
 */
export function portray<K extends string, V extends Values>(
  reader: Reader,
  family: Family<K, V>,
  finding: Found<K, V>,
  ground = '',
): Portrayal {
  const statement = toStatement(reader, family, finding);
  const text = statement.whole ?? '';
  const end = text.indexOf('；');
  return portrayal(statement, ground + portraitOf(text), end < 0 ? null : text.slice(end + 1));
}

/** The same finding with another sentence behind it. */
export function followedBy({ statement, way }: Portrayal, sentence: string): Portrayal {
  return portrayal(statement, (statement.plain ?? '') + sentence, way);
}

/** The same finding in other words around its text. */
export function reworded({ statement, way }: Portrayal, words: (clause: string) => string): Portrayal {
  return portrayal(statement, words(clauseOf(statement.plain ?? '')), way);
}

/** The same finding in a sentence of its facts only, with nothing to do about it. */
export function withoutWay({ statement }: Portrayal, plain: string): Portrayal {
  return portrayal(statement, plain, null);
}

/** A finding that has its facts for words. */
export function bareStatement({
  key,
  values,
  source,
  chip,
  why,
  expert,
}: Pick<Statement, 'key' | 'expert'> &
  Pick<StatementEvidence, 'values' | 'source' | 'chip' | 'why'>): Portrayal {
  const evidence = [{ rule: 'HEPAN_ITEM', pillars: [], values, source, chip, why }];
  const edits = { ground: null, short: null, plain: null, whole: null, expert };
  return { statement: { key, ...edits, evidence, isCostly: false, claims: [] }, way: null };
}

/** Two opposite findings about one thing as one; what can be done is that of the second, the harder. */
export function bothSides(first: Portrayal, second: Portrayal, ground = ''): Portrayal {
  const [light, hard] = [first.statement, second.statement];
  const plain = `${ground}一面${clauseOf(light.plain ?? '')}；一面${hard.plain ?? ''}`;
  const experts = new Set([light.expert ?? '', hard.expert ?? '']);
  const expert = [...experts].join('');
  return portrayal(
    {
      ...hard,
      key: `${light.key}+${hard.key}`,
      expert,
      evidence: [...light.evidence, ...hard.evidence],
      isCostly: true,
    },
    plain,
    second.way,
  );
}

/** What closes a section: what can be done about the last finding that costs, else about the last. */
export function closingOf(portrayals: readonly Portrayal[]): Statement | null {
  const withWay = portrayals.filter(({ way }) => way !== null);
  const chosen = withWay.findLast(({ statement }) => statement.isCostly) ?? withWay.at(-1);
  if (chosen === undefined) return null;
  const { statement, way } = chosen;
  return { ...statement, key: `todo.${statement.key}`, short: null, plain: way, whole: way, expert: null };
}
