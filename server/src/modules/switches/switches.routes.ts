import { CALLS } from '@shangyuan/contract';
import type { CallRegistrar } from '../../http/calls.ts';
import { presentSwitches } from './switches.present.ts';
import { cachedSwitches } from './switches.service.ts';

export function switchRoutes(on: CallRegistrar): void {
  on(CALLS.getSwitchValue, async (ctx) => presentSwitches(await cachedSwitches(ctx)));
}
