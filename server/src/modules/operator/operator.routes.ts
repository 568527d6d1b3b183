/** Calls of the operator's page. */
import { OPERATOR_CALLS } from '@shangyuan/contract/operator';
import { AppError } from '../../errors.ts';
import type { OperatorCallRegistrar } from '../../http/calls.ts';
import { clearOperatorCookie, operatorToken, setOperatorCookie } from '../../http/cookies.ts';
import { findUser, openPhone } from '../account/operator.service.ts';
import { endFeedback, openContact, replyToFeedback, showImage } from '../feedback/feedback.service.ts';
import { removeNotice } from '../holidays/holidays.service.ts';
import { closeOperatorSession, openOperatorSession } from '../operatorSession/operatorSession.service.ts';
import { setSwitch, switchesWithAuthors } from '../switches/switches.service.ts';
import * as service from './operator.service.ts';

const DONE = { ok: true } as const;

/** @throws AppError notFound */
function found<T>(value: T | null, field: string): T {
  if (value === null) throw new AppError('notFound', { field });
  return value;
}

export function operatorRoutes(on: OperatorCallRegistrar): void {
  sessionCalls(on);
  moneyCalls(on);
  codeCalls(on);
  feedbackCalls(on);
  houseCalls(on);
}

function sessionCalls(on: OperatorCallRegistrar): void {
  on(OPERATOR_CALLS.state, async ({ config, way, name }) => ({
    way,
    operator: name,
    suggested: config.OPS_USER ?? '',
  }));
  on(OPERATOR_CALLS.login, async (ctx, login, { reply }) => {
    setOperatorCookie(ctx.config, ctx.way, reply, await openOperatorSession(ctx, ctx.way, login));
    return { operator: login.name };
  });
  on(OPERATOR_CALLS.logout, async (ctx, _input, { request, reply }) => {
    await closeOperatorSession(ctx, ctx.way, operatorToken(ctx.config, ctx.way, request), ctx.name);
    clearOperatorCookie(ctx.config, ctx.way, reply);
    return DONE;
  });
  on(OPERATOR_CALLS.overview, async (ctx) => service.overview(ctx));
}

function moneyCalls(on: OperatorCallRegistrar): void {
  on(OPERATOR_CALLS.orders, service.orders);
  on(OPERATOR_CALLS.order, service.order);
  on(OPERATOR_CALLS.checkOrder, service.checkOrder);
  on(OPERATOR_CALLS.refund, service.refund);
  on(OPERATOR_CALLS.refunds, service.refunds);
  on(OPERATOR_CALLS.cancelRefund, async (ctx, input) => {
    await service.endRefund(ctx, input);
    return DONE;
  });
}

function codeCalls(on: OperatorCallRegistrar): void {
  on(OPERATOR_CALLS.batches, service.batches);
  on(OPERATOR_CALLS.batch, service.batch);
  on(OPERATOR_CALLS.findCode, service.findCode);
  on(OPERATOR_CALLS.createCodes, service.newCodes);
  on(OPERATOR_CALLS.revokeBatch, service.endBatch);
  on(OPERATOR_CALLS.revokeCode, service.endCode);
}

function feedbackCalls(on: OperatorCallRegistrar): void {
  on(OPERATOR_CALLS.feedback, service.letters);
  on(OPERATOR_CALLS.feedbackImage, async (ctx, { id }, { reply }) =>
    reply.type('image/webp').send(found(await showImage(ctx, id), 'id')),
  );
  on(OPERATOR_CALLS.feedbackContact, async (ctx, { id, reason }) => ({
    contact: found(await openContact(ctx, id, reason), 'id'),
  }));
  on(OPERATOR_CALLS.replyFeedback, async (ctx, { id, reply }) => {
    found((await replyToFeedback(ctx, id, reply.trim())) || null, 'id');
    return DONE;
  });
  on(OPERATOR_CALLS.endFeedback, async (ctx, { id, isDone }) => {
    found((await endFeedback(ctx, id, isDone)) || null, 'id');
    return DONE;
  });
}

function houseCalls(on: OperatorCallRegistrar): void {
  on(OPERATOR_CALLS.switches, async (ctx) =>
    (await switchesWithAuthors(ctx)).map(({ key, value, last }) => ({
      key,
      value,
      actor: last?.actor ?? '',
      at: last?.at.toISOString() ?? '',
    })),
  );
  on(OPERATOR_CALLS.setSwitch, async (ctx, { key, value }) => {
    await setSwitch(ctx, key, value);
    return DONE;
  });
  on(OPERATOR_CALLS.holidays, async (ctx) => service.holidays(ctx));
  on(OPERATOR_CALLS.importHolidays, service.takeHolidays);
  on(OPERATOR_CALLS.holidaysLooked, async (ctx, input) => {
    await service.markLooked(ctx, input);
    return DONE;
  });
  on(OPERATOR_CALLS.dropHoliday, async (ctx, { year, reason }) => {
    found((await removeNotice(ctx, year, reason)) || null, 'year');
    return DONE;
  });
  on(OPERATOR_CALLS.audit, service.entries);
  on(OPERATOR_CALLS.account, async (ctx, { key }) => found(await findUser(ctx, key.trim()), 'key'));
  on(OPERATOR_CALLS.accountPhone, async (ctx, { id, reason }) => ({
    phone: found(await openPhone(ctx, id, reason), 'id'),
  }));
}
