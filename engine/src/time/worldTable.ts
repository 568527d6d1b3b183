/**
 * Reads the packed table of the world's zones (tables/worldZones.ts).
 */
import type { ZoneChange } from './tables/zones.ts';

/** Standard offset of a zone from an instant on. */
export type ZoneStandard = readonly [atSec: number, standardSec: number];

/** What the table has of a zone: all of it, or only the standard offset where the host provides the offset. */
export type WorldZone =
  { readonly changes: readonly ZoneChange[] } | { readonly standards: readonly ZoneStandard[] };

const WEEK_SEC = 604_800;
const DAY_SEC = 86_400;
const LETTERS = 26;

/** Minutes, or seconds with a stroke behind. */
function secondsOf(text: string): number {
  return text.endsWith("'") ? Number(text.slice(0, -1)) : Number(text) * 60;
}

/** A letter for weeks, ! for days, @ for minutes or seconds. */
function spanOf(text: string): number {
  if (text.startsWith('!')) return Number(text.slice(1)) * DAY_SEC;
  if (text.startsWith('@')) return secondsOf(text.slice(1));
  const code = text.charCodeAt(0);
  return (code >= 97 ? code - 97 : code - 65 + LETTERS) * WEEK_SEC;
}

/**
 * Every change: the first state, then spans that the clock ran on its own dial, each followed by = and the new state unless
 * daylight time of an hour begins or ends.
 */
function readChanges(text: string): ZoneChange[] {
  const [first = '', ...rest] = text.match(/(?:[A-Za-z]|[!@]-?\d+'?)?(?:=?-?\d+'?(?:,\d+)?)?/gu) ?? [];
  const [base = '', save = '0'] = first.split(',');
  let standardSec = secondsOf(base);
  let saveSec = Number(save) * 60;
  const changes: ZoneChange[] = [[-Infinity, standardSec + saveSec, saveSec]];
  let startedSec = 0;
  for (const part of rest) {
    if (part === '') continue;
    const [span = '', state] = part.split('=');
    const offsetSec = standardSec + saveSec;
    const dialSec = startedSec + spanOf(span);
    if (state === undefined) saveSec = saveSec === 0 ? 3600 : 0;
    else {
      const [standard = '', saved = '0'] = state.split(',');
      standardSec = secondsOf(standard);
      saveSec = Number(saved) * 60;
    }
    changes.push([dialSec - offsetSec, standardSec + saveSec, saveSec]);
    startedSec = dialSec;
  }
  return changes;
}

function readStandards(text: string): ZoneStandard[] {
  return text.split(' ').map((row, i) => {
    const [at = '', standard = ''] = i === 0 ? ['', row] : row.split(',');
    return [i === 0 ? -Infinity : Number.parseInt(at, 36), secondsOf(standard)];
  });
}

/** Splits `name rest` at the first space. */
function linesOf(part: string): [name: string, rest: string][] {
  return part.split('\n').map((line) => {
    const at = line.indexOf(' ');
    return [line.slice(0, at), line.slice(at + 1)];
  });
}

/**
 * The table by name of zone, other names among them.
 *
 * @param table three parts, an empty line between
 * @example readWorldTable('A/B 60@-36817200\n\nC/D 0 -1kf5c,60\n\nA/B E').get('E') === undefined // false
 */
export function readWorldTable(table: string): ReadonlyMap<string, WorldZone> {
  const [whole = '', standards = '', links = ''] = table.split('\n\n');
  const zones = new Map<string, WorldZone>();
  for (const [name, text] of linesOf(whole)) zones.set(name, { changes: readChanges(text) });
  for (const [name, text] of linesOf(standards)) zones.set(name, { standards: readStandards(text) });
  for (const [target, names] of linesOf(links)) {
    const zone = zones.get(target);
    if (zone !== undefined) for (const name of names.split(' ')) zones.set(name, zone);
  }
  return zones;
}
