/**
 * Reasons and rows: who speaks for or against an item. Each is one record for all days on which it is alike; there are a few hundred
 * reasons and some twenty thousand rows, where every base would make its own.
 */
import { type Item, ITEMS } from '../tables/items.ts';
import { CLASSIC, ITEM_SOURCE, type Source } from '../tables/source.ts';
import type { Rung } from './ladder.ts';
import { type Spirit, SPIRITS } from './spirits.ts';
import type { YijiBase } from './yijiBase.ts';
import type { ItemRecord, Reason } from './yijiTypes.ts';

const RULE_SOURCES: readonly Source[] = SPIRITS.map(({ book, chapter }) => Object.freeze({ book, chapter }));

/** Reasons by spirit and side, and by the rung it stands on; null where it has none. */
const REASONS = {
  favours: SPIRITS.map(() => new Map<Rung | null, Reason>()),
  forbids: SPIRITS.map(() => new Map<Rung | null, Reason>()),
} as const;

/** Why a spirit favours or forbids. */
function reasonOf(base: YijiBase, index: number, side: Reason['side']): Reason {
  const rung = (side === 'forbids' ? base.rungs.get(index) : undefined) ?? null;
  const byRung = REASONS[side][index] as Map<Rung | null, Reason>;
  let reason = byRung.get(rung);
  if (reason === undefined) {
    const spirit = SPIRITS[index] as Spirit;
    const ruleSource = RULE_SOURCES[index] as Source;
    reason = Object.freeze({
      spirit: spirit.id,
      name: spirit.name,
      side,
      mode: rung?.mode ?? 'usual',
      case: rung?.case ?? null,
      why: rung?.why ?? null,
      source: spirit.book === CLASSIC ? ITEM_SOURCE : ruleSource,
      ruleSource,
    });
    byRung.set(rung, reason);
  }
  return reason;
}

/** A list of reasons, reached from the empty one reason by reason, and the rows that have it. */
interface ReasonNode {
  readonly reasons: readonly Reason[];
  readonly next: Map<Reason, ReasonNode>;
  readonly records: Map<number, ItemRecord>;
}

function nodeWith(reasons: readonly Reason[]): ReasonNode {
  return { reasons: Object.freeze(reasons), next: new Map(), records: new Map() };
}

const NO_REASONS = nodeWith([]);

function nodeOf(base: YijiBase, side: Reason['side'], spirits: readonly number[]): ReasonNode {
  let node = NO_REASONS;
  for (const index of spirits) {
    const reason = reasonOf(base, index, side);
    let next = node.next.get(reason);
    if (next === undefined) {
      next = nodeWith([...node.reasons, reason]);
      node.next.set(reason, next);
    }
    node = next;
  }
  return node;
}

/** Reasons of several spirits in the order given, one list for the same. Spirits of the date have no rung. */
export function reasonList(
  base: YijiBase,
  side: Reason['side'],
  spirits: readonly number[],
): readonly Reason[] {
  return nodeOf(base, side, spirits).reasons;
}

/** The row of an item with the reasons of several spirits, one record for the same. */
export function recordOf(
  base: YijiBase,
  item: number,
  side: Reason['side'],
  spirits: readonly number[],
): ItemRecord {
  const { reasons, records } = nodeOf(base, side, spirits);
  let record = records.get(item);
  if (record === undefined) {
    const row = Object.freeze({ item: ITEMS[item] as Item, by: reasons });
    record = { row, among: new Map(), dated: new Map() };
    records.set(item, record);
  }
  return record;
}
