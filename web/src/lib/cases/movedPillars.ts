/**
 * Which pillars of a case moved since they were written down: another engine, or a file of another program, may have cast them.
 */

import type { CaseRecord } from './caseRecord.ts';

const UNKNOWN = '不详';
const NAMES = ['年柱', '月柱', '日柱', '时柱'];

/**
 * The pillars that differ, each in words.
 *
 * @param stored as they were written down, year to hour, null where the hour is not known; a file may hold anything
 * @param cast as they are now
 * @example movedPillars(['庚午', '壬午', '辛亥', null], ['庚午', '壬午', '壬子', null]) // ["日柱 辛亥 → 壬子"]
 */
export function movedPillars(stored: readonly unknown[], cast: CaseRecord['pillars']): readonly string[] {
  return NAMES.flatMap((name, i) => {
    const before = stored[i];
    const [from, to] = [typeof before === 'string' ? before : UNKNOWN, cast[i] ?? UNKNOWN];
    return from === to ? [] : [`${name} ${from} → ${to}`];
  });
}
