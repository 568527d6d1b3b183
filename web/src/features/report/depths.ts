/**
 * The three depths of a reading: in the address, in the settings, and as reading calls them.
 */
import type { Depth } from '@shangyuan/reading/report';
import type { ReportDepth } from '../../lib/device/settings.ts';

/** Depths as a reader chooses them. */
export const DEPTHS = [
  { value: 'short', text: '一句话' },
  { value: 'plain', text: '通俗' },
  { value: 'expert', text: '专业' },
] as const satisfies readonly { readonly value: ReportDepth; readonly text: Depth }[];

/**
 * The depth of an address, or what the reader chose last.
 *
 * @example depthOf('expert', 'plain') // "expert"
 * @example depthOf('deep', 'plain') // "plain"
 */
export function depthOf(text: string | undefined, chosen: ReportDepth): ReportDepth {
  return DEPTHS.find(({ value }) => value === text)?.value ?? chosen;
}

/** A depth as reading calls it. */
export function depthName(depth: ReportDepth): Depth {
  return DEPTHS.find(({ value }) => value === depth)?.text ?? '通俗';
}
