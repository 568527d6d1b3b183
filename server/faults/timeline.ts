/** When calls were answered and when they failed, and how long it took after a fault until they were answered again. */

/** What a call needs to be answered: a read or a write of the database, a payment provider too, or nothing but the server. */
export type CallKind = 'read' | 'write' | 'pay' | 'server';

type Outcome = { readonly endedAt: number; readonly isAnswered: boolean };

/** Outcomes of calls, in the order they ended. Times are those of `performance.now()`. */
export class Timeline {
  readonly #outcomes: Readonly<Record<CallKind, Outcome[]>> = {
    read: [],
    write: [],
    pay: [],
    server: [],
  };
  answered = 0;
  failed = 0;

  add(kind: CallKind, isAnswered: boolean, endedAt = performance.now()): void {
    this.#outcomes[kind].push({ endedAt, isAnswered });
    if (isAnswered) this.answered += 1;
    else this.failed += 1;
  }

  /** Whether a call of a kind was answered since a moment. */
  isAnsweredSince(kind: CallKind, since: number): boolean {
    return this.#outcomes[kind].some(({ endedAt, isAnswered }) => isAnswered && endedAt > since);
  }

  /**
   * Time from a moment until a call is answered with no failure after it: 0 where none failed then or right before, null
   * where none is answered yet.
   */
  recoveryMs(kind: CallKind, since: number): number | null {
    const outcomes = this.#outcomes[kind];
    const first = outcomes.findIndex(({ endedAt }) => endedAt >= since);
    const lastFailure = outcomes.findLastIndex(({ isAnswered }) => !isAnswered);
    if (lastFailure === -1 || lastFailure < (first === -1 ? outcomes.length : first) - 1) return 0;
    const answer = outcomes[lastFailure + 1];
    return answer === undefined ? null : answer.endedAt - since;
  }
}
