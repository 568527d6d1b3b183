/**
 * The pages on which the user of a simulated provider decides: a payer 支付, 取消 or 失败, a user who logs in 同意 or 拒绝.
 */

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Yuan of fen. */
export const yuan = (fen: number) => (fen / 100).toFixed(2);

const page = (title: string, colour: string, body: string) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>
body{font:16px/1.6 system-ui,sans-serif;margin:0;background:#f4f4f4;color:#222}
header{background:${colour};color:#fff;padding:14px 20px;font-size:18px}
main{max-width:420px;margin:24px auto;padding:0 20px;text-align:center}
b{display:block;font-size:40px;font-variant-numeric:tabular-nums}
button,a.button{display:block;box-sizing:border-box;width:100%;margin:12px 0;padding:13px;border:1px solid #767676;
border-radius:8px;background:#fff;color:#222;font:inherit;text-decoration:none;cursor:pointer}
input{box-sizing:border-box;width:100%;padding:12px;border:1px solid #767676;border-radius:8px;font:inherit}
button.main{background:${colour};border-color:${colour};color:#fff}
small{color:#595959}</style><header>${escapeHtml(title)}</header><main>${body}</main></html>`;

export type Cashier = {
  readonly title: string;
  readonly colour: string;
  readonly subject: string;
  readonly totalFen: number;
  readonly orderNo: string;
  /** Where the form goes, and what it carries in addition to the choice. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** What a form carries without showing it. */
const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

/** A name to log in under, and whether to. */
export function loginPage(form: Pick<Cashier, 'title' | 'colour' | 'action' | 'fields'>): string {
  return page(
    form.title,
    form.colour,
    `<form method="post" action="${escapeHtml(form.action)}">${hidden(form.fields)}
<p><label>微信昵称<input name="name" value="微信用户" maxlength="16" required></label></p>
<button class="main" name="choice" value="agree">同意</button>
<button name="choice" value="refuse">拒绝</button></form>
<p><small>模拟登录，同一昵称即同一人</small></p>`,
  );
}

/** The three buttons. */
export function cashierPage(cashier: Cashier): string {
  return page(
    cashier.title,
    cashier.colour,
    `<p>${escapeHtml(cashier.subject)}</p><b>¥${yuan(cashier.totalFen)}</b>
<p><small>商户订单号 ${escapeHtml(cashier.orderNo)}</small></p>
<form method="post" action="${escapeHtml(cashier.action)}">${hidden(cashier.fields)}
<button class="main" name="choice" value="pay">支付</button>
<button name="choice" value="cancel">取消</button>
<button name="choice" value="fail">失败</button></form>
<p><small>模拟收银台，不会产生真实扣款</small></p>`,
  );
}

/** A page that says something and leads back, where there is a way. */
export function messagePage(title: string, colour: string, message: string, back: string): string {
  const link = back === '' ? '' : `<a class="button" href="${escapeHtml(back)}">返回商户</a>`;
  return page(title, colour, `<p role="status">${escapeHtml(message)}</p>${link}`);
}

/** The address a payer comes back to, with how it ended. */
export function withResult(back: string, result: 'cancel' | 'fail'): string {
  return back === '' ? '' : `${back}${back.includes('?') ? '&' : '?'}result=${result}`;
}
