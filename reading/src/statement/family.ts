/**
 * A family of statements: the texts of every key, and how its findings are worded, explained and checked. One module a family;
 * the record of texts is closed, so a key without text does not compile.
 */
import type { PillarKey } from '@shangyuan/engine/chart';
import { NO_ANSWERS, presupposedIn, type Audience, type Fit, type ReaderAnswers } from './reader.ts';
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

/** 一句话 of a key, or null where its family has none. */
export function shortOf(words: Words): string | null {
  return typeof words === 'object' && 'plain' in words ? (words.short ?? null) : null;
}

/** A text as a piece of it and the name of a value in turn. */
function piecesOf(text: string): readonly string[] {
  return text.includes('{') ? text.split(/\{(\w+)\}/u) : [text];
}

function fillPieces(pieces: readonly string[], values: Values): string {
  let filled = '';
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as string;
    filled += i % 2 === 0 ? piece : String(values[piece]);
  }
  return filled;
}

/** Puts the values into the places of a text. */
export function fill(text: string, values: Values): string {
  return fillPieces(piecesOf(text), values);
}

/** A text of a key as statements use it. */
interface Variant {
  readonly pieces: readonly string[];
  readonly presupposed: readonly Fit[];
}

function variantOf(text: string): Variant {
  return { pieces: piecesOf(text), presupposed: presupposedIn(text) };
}

/** The texts of a key: made when it is first used. */
interface KeyTexts {
  readonly plain: readonly Variant[];
  readonly of: Readonly<Partial<Record<Audience, readonly Variant[]>>>;
  readonly short: Variant | null;
}

const textsOfKeys = new WeakMap<Family['words'], Map<string, KeyTexts>>();

function textsOf<K extends string>(words: Readonly<Record<K, Words>>, key: K): KeyTexts {
  let known = textsOfKeys.get(words);
  if (known === undefined) textsOfKeys.set(words, (known = new Map<string, KeyTexts>()));
  let texts = known.get(key);
  if (texts === undefined) {
    const written = words[key];
    const of = typeof written === 'object' && 'plain' in written ? (written.of ?? {}) : {};
    const short = shortOf(written);
    texts = {
      plain: plainsOf(written).map(variantOf),
      of: Object.fromEntries(Object.entries(of).map(([audience, plain]) => [audience, plain.map(variantOf)])),
      short: short === null ? null : variantOf(short),
    };
    known.set(key, texts);
  }
  return texts;
}

function fits({ presupposed }: Variant, { audience, answers = NO_ANSWERS }: Reader): boolean {
  return audience === undefined || presupposed.every((holds) => holds(answers, audience));
}

/** 通俗 of a key for a reader: of the variants for the audience, else of those that presuppose nothing unknown. */
function plainFor({ plain, of }: KeyTexts, reader: Reader, statementKey: string): Variant | undefined {
  const { audience, chartKey, turn } = reader;
  const own =
    audience === undefined ? undefined : (of[audience] ?? (audience === 'elder' ? of.retired : undefined));
  const variants = (own ?? plain).filter((variant) => fits(variant, reader));
  if (variants.length < 2) return variants[0];
  return variants[(turn ?? hashOf(chartKey + statementKey)) % variants.length];
}

/** Whether a family has a 通俗 of a key for a reader. */
export function hasPlain<K extends string>(
  reader: Reader,
  { words }: Pick<Family<K>, 'words'>,
  key: string,
): boolean {
  return key in words && plainFor(textsOf(words, key as K), reader, '') !== undefined;
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
  const statementKey = `${family.id}.${key}`;
  const texts = textsOf(family.words, key);
  const plain = plainFor(texts, reader, statementKey);
  const { short } = texts;
  const whole = plain === undefined ? null : fillPieces(plain.pieces, values);
  const why = rests.why ?? family.why?.(values, key);
  if (why === undefined) throw new RangeError(`Cannot say ${statementKey}: no reason given`);
  const source = rests.source ?? family.source;
  return {
    key: statementKey,
    ground: family.ground?.(values, key) ?? null,
    short: short !== null && fits(short, reader) ? fillPieces(short.pieces, values) : null,
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
