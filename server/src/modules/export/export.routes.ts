import { APPNAME, CALLS, type OutputOf } from '@shangyuan/contract';
import type { ExportJobRow } from '../../db/tables.ts';
import type { UserCallRegistrar } from '../../http/calls.ts';
import { shanghaiDay } from '../quota/shanghaiDay.ts';
import { requestExport, exportFile, lastExport } from './export.service.ts';

/** In the list of what a client can read; `q=0` is what it cannot. */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

export function exportRoutes(onUser: UserCallRegistrar): void {
  onUser(CALLS.exportUser, async (ctx) => presentExport(await requestExport(ctx)));

  onUser(CALLS.exportStatus, async (ctx) => {
    const last = await lastExport(ctx);
    return last === null ? null : presentExport(last);
  });

  onUser(CALLS.exportFile, async (ctx, { id }, { request, reply }) => {
    const takesGzip = GZIP.test(String(request.headers['accept-encoding'] ?? ''));
    const { stream, bytes, isGzip, madeAt } = await exportFile(ctx, id, takesGzip);
    if (isGzip) reply.header('content-encoding', 'gzip');
    return reply
      .header('vary', 'accept-encoding')
      .header('content-length', bytes)
      .header('content-disposition', dispositionOf(madeAt))
      .type('application/json; charset=utf-8')
      .send(stream);
  });
}

/** Named by the product and the day, in Chinese where the browser can. */
function dispositionOf(madeAt: Date): string {
  const day = shanghaiDay(madeAt);
  const name = encodeURIComponent(`${APPNAME}账号-${day}.json`);
  return `attachment; filename="shangyuan-${day}.json"; filename*=UTF-8''${name}`;
}

function presentExport(job: ExportJobRow): OutputOf<typeof CALLS.exportUser> {
  return {
    id: job.id,
    state: job.state,
    bytes: job.bytes,
    createdAt: job.created_at.toISOString(),
    expiresAt: job.expires_at.toISOString(),
  };
}
