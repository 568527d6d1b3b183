/** Switches on the wire. */
import type { CALLS, OutputOf } from '@shangyuan/contract';
import type { Switch } from './switches.service.ts';

export function presentSwitches(switches: readonly Switch[]): OutputOf<typeof CALLS.getSwitchValue> {
  return switches.map(({ key, value }) => ({ switchKey: key, switchValue: value }));
}
