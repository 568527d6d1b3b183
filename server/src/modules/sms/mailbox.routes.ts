/**
 * The development mailbox: a page of the codes "sent" by the console adapter. It exists only with that adapter, which
 * production refuses, on a loopback server, and is shown to this machine only.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { isLocalRequest } from '../../http/local.ts';
import type { Mailbox } from '../../ports.ts';

/** Path of the mailbox page. */
export const MAILBOX_PATH = '/dev/mailbox';

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

export function mailboxRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  const onRequest = async (request: FastifyRequest) => {
    if (!isLocalRequest(request)) throw new AppError('noSuchCall');
  };
  app.get(MAILBOX_PATH, { onRequest }, async (_request, reply) => {
    const rows = mailbox.mails().map((mail) => {
      const cells = [mail.at.toISOString(), mail.phone, mail.purpose, mail.code];
      return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
    });
    return reply
      .header('cache-control', 'no-store')
      .header('refresh', '5')
      .type('text/html; charset=utf-8')
      .send(
        '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
          '<title>开发用短信收件箱</title><h1>开发用短信收件箱</h1><p>仅在开发环境存在；每 5 秒刷新。</p>' +
          `<table><thead><tr><th>时间<th>手机号<th>用途<th>验证码</thead><tbody>${rows.join('')}</tbody></table></html>`,
      );
  });
  app.get(`${MAILBOX_PATH}.json`, { onRequest }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(
        mailbox
          .mails()
          .map(({ phone, code, purpose, at }) => ({ phone, code, purpose, at: at.toISOString() })),
      ),
  );
}
