/**
 * The chosen decade and year of a chart page, stored in its address: going back, opening again and sharing the address
 * restore them. Month, day and hour live as long as the page.
 */
import { useState } from 'react';
import { useGo, useQueryTexts } from '../../../lib/page/navigation.ts';
import type { Query } from '../../../lib/page/paths.ts';
import type { ChartView } from '../chartView.ts';
import { choiceAt, choiceOfAddress, type LuckChoice } from './luckChoice.ts';

/** A choice as an address has it: 4-2026. */
function addressOf({ dayunNumber, year }: LuckChoice): string {
  return `${dayunNumber}-${year}`;
}

/** The choice of an address; that of now where it names none, or none of this life. */
function choiceOf(view: ChartView, { luck: requested = '' }: Query, nowMs: number): LuckChoice {
  const now = choiceAt(view, nowMs);
  return choiceOfAddress(view, requested, now) ?? now;
}

/** What happens with a choice: stored in the address, or only shown while the slider moves. */
type Choose = (choice: LuckChoice) => void;

/**
 * The chosen luck of a page, its setter, and one for what a slider passes: an address is not written at every step, browsers refuse
 * that. 今 is an address without it.
 */
export function useLuckChoice(
  view: ChartView,
  nowMs: number,
): readonly [LuckChoice, choose: Choose, pass: Choose] {
  const go = useGo();
  const query = useQueryTexts();
  const requested = query['luck'] ?? '';
  const [state, setState] = useState(() => ({ requested, choice: choiceOf(view, query, nowMs) }));
  if (state.requested !== requested) setState({ requested, choice: choiceOf(view, query, nowMs) });
  const choose = (choice: LuckChoice) => {
    const isNow = addressOf(choice) === addressOf(choiceAt(view, nowMs));
    const next = isNow ? '' : addressOf(choice);
    setState({ requested: next, choice });
    if (next !== requested) go.query({ luck: isNow ? undefined : next });
  };
  return [state.choice, choose, (choice) => setState({ requested, choice })];
}
