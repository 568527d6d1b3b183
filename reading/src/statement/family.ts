/**
 * A family of statements: the texts of every key, and how its findings are worded, explained and checked. One module a family;
 * the record of texts is closed, so a key without text does not compile.
 */
import type { PillarKey } from '@shangyuan/engine/chart';
import { fitsReader, NO_ANSWERS, type Audience, type ReaderAnswers } from './reader.ts';
import type { Claim, Statement, StatementEvidence, Values } from './statement.ts';

/**
 * 通俗 of a key: one text, or two where everyone meets the family. A text is a portrait and advice, separated by one 「；」, each of
 * which can be used by itself; a text of full sentences is used whole.
 */
type Plain = readonly [string, ...string[]];

/**
 * Texts of a key. `short` is its 一句话, for families that can lead a section. A text may hold places `{name}` for values
 * of the finding. `of` replaces `plain` for the readers it names; an elder without an own text reads that of the retired.
 */
export type Words =
  | string
  | Plain
  | {
      readonly short?: string;
      readonly plain: Plain;
      readonly of?: Readonly<Partial<Record<Audience, Plain>>>;
    };

/** A family. `V` are the values of its findings; a text's `{name}` is one of them. */
export interface Family<K extends string = string, V extends Values = Values> {
  /** `dm.god`: its statements are `dm.god.七杀.累.4`. */
  readonly id: string;
  /** When a key is used, for readers of the library. */
  readonly when: string;
  /** Rule its findings come from. */
  readonly rule: string;
  /** Book and chapter of the idea, or 本应用的计分. */
  readonly source: string;
  /** The book gives the term only, and what the words make of it is ours: the source says so. */
  readonly isImage?: true;
  readonly words: Readonly<Record<K, Words>>;
  /** The fact in plain words that opens a paragraph: at most 14 characters, no mark at its end. */
  readonly ground?: (values: V, key: K) => string;
  /** 专业: the reason and the dispute, from the values; null where 专业 has nothing to add. */
  readonly expert: (values: V, key: K) => string | null;
  /** Chip: the fact in a few characters. */
  readonly chip: (values: V, key: K) => string;
  /** The reason, in one plain sentence; null where the finding has the engine's own evidence in words (`rests`). */
  readonly why: ((values: V, key: K) => string) | null;
  /** Whether a key describes a burden, so that its advice is never left out; by default where its benefit is 累. */
  readonly isCostly?: (key: K) => boolean;
  /** What the words of a key maintain. */
  readonly claims?: (values: V, key: K) => readonly Claim[];
}

/** What is found for a key of a family. */
export interface Finding<K extends string, V extends Values> {
  readonly key: K;
  readonly values: V;
  readonly pillars?: readonly PillarKey[];
  /** What it rests on, where the finding knows it nearer than its family: rule, pillars, source and reason of the engine. */
  readonly rests?: Partial<Pick<StatementEvidence, 'rule' | 'pillars' | 'source' | 'why'>>;
}

/** Whose variants are chosen: by a hash of the chart key, so that one chart always reads the same. */
export interface Reader {
  /** The four pillars and the sex, or what stands for them: `庚午辛巳庚辰癸未男`. */
  readonly chartKey: string;
  /** The audience of the texts; where it is not given, texts speak of no reader and all of them may be used. */
  readonly audience?: Audience;
  readonly answers?: ReaderAnswers;
  /** A count that chooses in place of the hash, where texts follow one another day by day and neighbours should differ. */
  readonly turn?: number;
}

/**
 * Hash of a text, 32 bits, well mixed in the low bits.
 *
 * @example hashOf('庚午') === hashOf('庚午') // true
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** 通俗 variants of a key. */
export function plainsOf(words: Words): readonly string[] {
  if (typeof words === 'string') return [words];
  return 'plain' in words ? words.plain : words;
}

/** 通俗 variants of a key that fit a reader: those for the audience, else those that presuppose nothing unknown. */
function plainsFor(words: Words, reader: Reader): readonly string[] {
  const { audience } = reader;
  if (audience === undefined) return plainsOf(words);
  const of = typeof words === 'object' && 'plain' in words ? words.of : undefined;
  const own = of?.[audience] ?? (audience === 'elder' ? of?.retired : undefined);
  return (own ?? plainsOf(words)).filter((text) => fits(text, reader));
}

function fits(text: string, { audience, answers = NO_ANSWERS }: Reader): boolean {
  return audience === undefined || fitsReader(text, answers, audience);
}

/** 一句话 of a key, or null where its family has none. */
export function shortOf(words: Words): string | null {
  return typeof words === 'object' && 'plain' in words ? (words.short ?? null) : null;
}

/** Texts with places, each split once: a piece of text and the name of a value in turn. */
const pieces = new Map<string, readonly string[]>();

/**
 * Puts the values into the places of a text.
 *
 * @param text as it is written in a library
 */
export function fill(text: string, values: Values): string {
  if (!text.includes('{')) return text;
  let split = pieces.get(text);
  if (split === undefined) pieces.set(text, (split = text.split(/\{(\w+)\}/u)));
  let filled = '';
  for (let i = 0; i < split.length; i++) {
    const piece = split[i] as string;
    filled += i % 2 === 0 ? piece : String(values[piece]);
  }
  return filled;
}

/**
 * The source of a statement whose trait is our image: where it names a book, the book gives the term only.
 *
 * @example imageSource('三命通会·论驿马') // '三命通会·论驿马（书中有其名，情形之说为本应用取象）'
 */
export function imageSource(source: string): string {
  return `${source}（${source.includes('·') ? '书中有其名，' : ''}情形之说为本应用取象）`;
}

/** A key of which one part is 累. */
const COSTLY = /(?:^|\.)累(?:\.|$)/u;

/**
 * The statement of a finding.
 *
 * @returns the statement in its three edits; the variant of 通俗 is `hash(chartKey + statementKey) mod n`, or `turn mod n`, of those
 *   that fit the reader, and none where none fits
 * @throws RangeError where neither family nor finding gives a reason
 */
export function toStatement<K extends string, V extends Values>(
  reader: Reader,
  family: Family<K, V>,
  { key, values, pillars = [], rests = {} }: Finding<K, V>,
): Statement {
  const { chartKey, turn } = reader;
  const statementKey = `${family.id}.${key}`;
  const words = family.words[key];
  const plains = plainsFor(words, reader);
  const plain =
    plains.length < 2 ? plains[0] : plains[(turn ?? hashOf(chartKey + statementKey)) % plains.length];
  const short = shortOf(words);
  const isShortFit = short !== null && fits(short, reader);
  const whole = plain === undefined ? null : fill(plain, values);
  const why = rests.why ?? family.why?.(values, key);
  if (why === undefined) throw new RangeError(`Cannot say ${statementKey}: no reason given`);
  const source = rests.source ?? family.source;
  return {
    key: statementKey,
    ground: family.ground?.(values, key) ?? null,
    short: isShortFit ? fill(short, values) : null,
    plain: whole,
    whole,
    expert: family.expert(values, key),
    evidence: [
      {
        rule: family.rule,
        pillars,
        values,
        chip: family.chip(values, key),
        ...rests,
        source: family.isImage === true ? imageSource(source) : source,
        why,
      },
    ],
    isCostly: family.isCostly?.(key) ?? COSTLY.test(key),
    claims: family.claims?.(values, key) ?? [],
  };
}

/**
 * The statement of a finding whose key the family may lack: another doctrine may give keys that the standard rules exclude.
 *
 * @param finding its key is any text
 * @returns null where the family has no such key
 */
export function statementIfDefined<K extends string, V extends Values>(
  reader: Reader,
  family: Family<K, V>,
  finding: Omit<Finding<K, V>, 'key'> & { readonly key: string },
): Statement | null {
  return finding.key in family.words
    ? toStatement(reader, family, { ...finding, key: finding.key as K })
    : null;
}

/**
 * The texts of a family with other reasons, for a room that describes the same finding from other facts: the texts have one home, and
 * the reasons of the place where they are read.
 */
export function withReasons<K extends string, V extends Values>(
  {
    id,
    when,
    rule,
    source,
    isImage,
    words,
  }: Pick<Family<K>, 'id' | 'when' | 'rule' | 'source' | 'isImage' | 'words'>,
  reasons: Pick<Family<K, V>, 'ground' | 'expert' | 'chip' | 'why'>,
): Family<K, V> {
  return { id, when, rule, source, ...(isImage === true && { isImage }), words, ...reasons };
}
