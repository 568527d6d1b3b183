import { CALLS } from '@shangyuan/contract';
import type { UserCallRegistrar } from '../../http/calls.ts';
import { clearSessionCookie } from '../../http/cookies.ts';
import { listSecurityEvents } from '../account/securityEvents.service.ts';
import { listSessions, revokeSessions } from '../session/session.service.ts';

export function sessionRoutes(onUser: UserCallRegistrar): void {
  onUser(CALLS.listSessions, async (ctx) =>
    (await listSessions(ctx)).map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: session.created_at.toISOString(),
      lastSeenAt: session.last_seen_at.toISOString(),
      isCurrent: session.isCurrent,
    })),
  );
  onUser(CALLS.listSecurityEvents, async (ctx) => listSecurityEvents(ctx));
  onUser(CALLS.revokeSession, async (ctx, { scope, id }, { reply }) => {
    const revoked = await revokeSessions(ctx, scope, id);
    if (scope === 'current' || (scope === 'one' && id === ctx.session.id))
      clearSessionCookie(ctx.config, reply);
    return { revoked };
  });
}
