import { CALLS } from '@shangyuan/contract';
import type { UserCallRegistrar } from '../../http/calls.ts';
import {
  beginSecondStep,
  renewRecoveryCodes,
  secondStepState,
  turnOffSecondStep,
  turnOnSecondStep,
} from '../account/secondStep.service.ts';

/** The second step of the own account; that of a login is among the routes of logins. */
export function secondStepRoutes(onUser: UserCallRegistrar): void {
  onUser(CALLS.secondStepState, async (ctx) => {
    const { since, codesLeft } = await secondStepState(ctx);
    return { since: since?.toISOString() ?? '', codesLeft };
  });
  onUser(CALLS.beginSecondStep, async (ctx, proof) => beginSecondStep(ctx, proof));
  onUser(CALLS.turnOnSecondStep, async (ctx, input) => ({
    codes: [...(await turnOnSecondStep(ctx, input))],
  }));
  onUser(CALLS.turnOffSecondStep, async (ctx, input) => {
    await turnOffSecondStep(ctx, input);
    return { since: '' };
  });
  onUser(CALLS.renewRecoveryCodes, async (ctx, input) => ({
    codes: [...(await renewRecoveryCodes(ctx, input))],
  }));
}
