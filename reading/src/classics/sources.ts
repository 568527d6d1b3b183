/**
 * Sources as a why-sheet shows them: each book and chapter, with the clause of the classic that the rule rests on.
 */
import { CLAUSES } from './tables/clauses.ts';

/** One book and chapter of a source. */
export interface SourceLine {
  /** 子平真诠·论正官, or who else it is from. */
  readonly place: string;
  /** What stands in brackets behind it, with the brackets; empty where nothing does. */
  readonly note: string;
  /** The clause, word for word, or null where none was checked. */
  readonly clause: string | null;
}

/** A chapter may be followed by what it is about there, in brackets of either kind. */
const PART = /^([^（(]*)([（(].*)?$/u;

/** 滴天髓·从象、形象 are two chapters of one book; each keeps the note. */
function placesOf(part: string): [place: string, note: string][] {
  const [, name = part, note = ''] = PART.exec(part) ?? [];
  const at = name.indexOf('·');
  if (at < 0) return [[name, note]];
  const chapters = name.slice(at + 1).split('、');
  return chapters.map((chapter, i) => [
    name.slice(0, at + 1) + chapter,
    i === chapters.length - 1 ? note : '',
  ]);
}

/**
 * The lines of a source.
 *
 * @param source books and chapters, separated by ；
 * @param about the text that the source is for: of the clauses of a chapter the one that is about it is shown
 * @example sourceLines('滴天髓·从象、形象（专旺）', '').map(({ place }) => place) // ['滴天髓·从象', '滴天髓·形象']
 */
export function sourceLines(source: string, about: string): SourceLine[] {
  // A ； in brackets belongs to the note.
  const parts = source.split(/；(?![^（(]*[）)])/u);
  return parts.flatMap(placesOf).map(([place, note]) => {
    const own = CLAUSES.filter((clause) => clause.place === place);
    const named = own.find(({ of }) => of?.some((word) => about.includes(word)) === true);
    return { place, note, clause: (named ?? own.find(({ of }) => of === undefined))?.text ?? null };
  });
}
