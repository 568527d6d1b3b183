/**
 * Finding cases by what their charts have: terms and words of the search field, and the terms it may be completed to.
 */
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { useModule, type Loaded } from '../../../lib/page/useModule.ts';
import { useToday } from '../../../lib/time/useToday.ts';
import { matchesText } from '../caseFilter.ts';
import type { Progress } from './caseFacts.ts';
import type { FindingPart, FindingTerm } from './findingTerms.ts';

/** A term that the last word may become, with how many cases would be found. */
export interface FindingHint {
  readonly name: string;
  readonly count: number;
}

/** What the search field finds. */
export interface CaseFinding {
  /** Whether a case is found; null where nothing that was typed is a term. */
  readonly finds: ((record: CaseRecord) => boolean) | null;
  readonly terms: readonly FindingTerm[];
  readonly hints: readonly FindingHint[];
  /** How far the charts are worked out; null where nothing that was typed asks for them. */
  readonly progress: Pick<Progress, 'done' | 'total'> | null;
  readonly isBusy: boolean;
  /** Cases whose chart cannot be cast. */
  readonly uncast: number;
  /** Tries again to load what failed; null where nothing did. */
  readonly retry: (() => void) | null;
}

const MOST_HINTS = 6;

const loadTerms = () => import('./findingTerms.ts');
const loadFacts = () => import('./caseFacts.ts');
const loadNothing = null;

const retryOf = (...modules: readonly Loaded<unknown>[]): (() => void) | null => {
  const failed = modules.find((module) => module.state === 'failed');
  return failed?.state === 'failed' ? failed.retry : null;
};

/** The word that is being typed: the last one, unless it is finished. */
const openWord = (text: string): string => /\S*$/u.exec(text)?.[0] ?? '';

export function useFinding(cases: readonly CaseRecord[], text: string): CaseFinding {
  const { jdn: today } = useToday();
  const terms = useModule(text.trim() === '' ? loadNothing : loadTerms);
  const room = terms.state === 'ready' && text.trim() !== '' ? terms.value : null;
  const parts = useMemo((): readonly FindingPart[] => room?.parseFinding(text) ?? [], [room, text]);
  const named = useMemo(() => parts.flatMap(({ term }) => term ?? []), [parts]);
  const likes = useMemo(() => room?.termsLike(openWord(text)) ?? [], [room, text]);
  const isAsking = named.length > 0 || likes.length > 0;
  const facts = useModule(isAsking ? loadFacts : loadNothing);
  const learned = isAsking && facts.state === 'ready' ? facts.value : null;
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(
    () => learned?.learnCases(cases, (next) => startTransition(() => setProgress(next))),
    [learned, cases],
  );
  const known = learned === null ? null : progress;
  const found = useMemo(() => {
    if (room === null || known === null) return { finds: null, hints: [], uncast: 0 };
    const has = (record: CaseRecord, { word, term }: FindingPart): boolean => {
      if (matchesText(record, word)) return true;
      const chart = term === null ? null : known.factsOf(record);
      return term !== null && chart !== null && chart !== undefined && room.hasTerm(chart, term, today);
    };
    const countOf = (name: string): number => {
      const completed = [...parts.slice(0, -1), ...room.parseFinding(name)];
      return cases.filter((record) => completed.every((part) => has(record, part))).length;
    };
    return {
      finds: named.length === 0 ? null : (record: CaseRecord) => parts.every((part) => has(record, part)),
      hints: likes
        .map(({ name }) => ({ name, count: countOf(name) }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, MOST_HINTS),
      uncast: cases.filter((record) => known.factsOf(record) === null).length,
    };
  }, [room, known, parts, named, likes, cases, today]);
  const retry = retryOf(terms, facts);
  const begun = isAsking && retry === null ? { done: 0, total: cases.length } : null;
  const shown = known ?? begun;
  return {
    ...found,
    terms: named,
    progress: shown,
    isBusy: shown !== null && shown.done < shown.total,
    retry,
  };
}
