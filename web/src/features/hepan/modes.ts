/**
 * The kinds of pair as they are chosen.
 */
import type { HepanMode } from '@shangyuan/engine/analysis';

/** Kinds of pair in their order; `hint` says what counts most. */
export const MODES = [
  { value: 'couple', text: '婚恋', hint: '重看日柱、喜用、五行' },
  { value: 'partner', text: '合作', hint: '重看喜用、五行、十神' },
  { value: 'parentChild', text: '亲子', hint: '甲方为父母，乙方为子女' },
  { value: 'friends', text: '朋友', hint: '重看喜用、五行、十神' },
  { value: 'colleagues', text: '同事', hint: '重看喜用、五行、十神' },
] as const satisfies readonly { value: HepanMode; text: string; hint: string }[];

/** What a kind of pair is called. */
export function modeText(mode: HepanMode): string {
  return MODES.find(({ value }) => value === mode)?.text ?? '';
}
