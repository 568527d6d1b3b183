/**
 * Which characters a row of the 神煞 tables can stand on at all in a chart, as bits: most rows are passed over by one test,
 * and only the others are tried. A reach may be too wide, never too narrow.
 */
import { BRANCHES, STEMS, type Ganzhi } from '../../ganzhi/index.ts';
import type { LookupAnchor, ShenshaContext } from './shenshaContext.ts';
import { targetsOf, type LookupRule, type ShenshaRule } from './tables/shenshaItem.ts';

/** Bits of the ten stems, then of the twelve branches. */
type CharacterBits = number;

const ANYTHING: CharacterBits = -1;
const BIT_OF: ReadonlyMap<string, CharacterBits> = new Map(
  [...STEMS, ...BRANCHES].map((character, i) => [character, 1 << i] as const),
);

/** Bits of the two characters of a pillar. */
export function bitsOf({ index }: Ganzhi): CharacterBits {
  return (1 << (index % STEMS.length)) | (1 << (STEMS.length + (index % BRANCHES.length)));
}

/** Bits of every stem and branch in a text. */
function bitsIn(text: string): CharacterBits {
  let bits = 0;
  for (const character of text) bits |= BIT_OF.get(character) ?? 0;
  return bits;
}

/** Bits that a rule reaches from each value of an anchor, computed on first use. */
const reachFrom = new WeakMap<ShenshaRule, Map<string, CharacterBits>>();

function reachOfLookUp(rule: LookupRule, { anchors }: ShenshaContext): CharacterBits {
  let known = reachFrom.get(rule);
  if (known === undefined) reachFrom.set(rule, (known = new Map<string, CharacterBits>()));
  let bits = 0;
  for (const anchor of rule.from as readonly LookupAnchor[]) {
    const value = anchors[anchor];
    let reached = known.get(value);
    if (reached === undefined) known.set(value, (reached = bitsIn(targetsOf(rule, value))));
    bits |= reached;
  }
  return bits;
}

/** Bits of every character that the rules of a row may stand on in a chart. */
export function reachOf(rules: readonly ShenshaRule[], context: ShenshaContext): CharacterBits {
  let bits = 0;
  for (const rule of rules) {
    if (rule.type !== 'lookup') return ANYTHING;
    bits |= reachOfLookUp(rule, context);
  }
  return bits;
}
