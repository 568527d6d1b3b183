/**
 * Commands about money: prices, orders, refunds, activation codes, the daily report. What gives or takes something of value
 * is dry without --yes.
 */
import { writeFile } from 'node:fs/promises';
import { formatYuan, parseYuan } from '@shangyuan/contract';
import { AppError, ProviderError } from '../errors.ts';
import { isProduct, listCatalogue, setPrice, setSale } from '../modules/catalogue/catalogue.service.ts';
import {
  createCodes,
  listBatches,
  revokeBatch,
  revokeCode,
  showBatch,
  showCode,
} from '../modules/codes/code.service.ts';
import { formatCode } from '../crypto/codeText.ts';
import { sheetOf } from '../modules/codes/sheet.ts';
import { checkLedger } from '../modules/ledger/ledger.service.ts';
import { noticesToFile } from '../modules/payment/notice.service.ts';
import { reconcileOrder, showOrder } from '../modules/payment/operator.service.ts';
import { cancelRefund, daysTakenBack, requestRefund } from '../modules/payment/refund.service.ts';
import { reportDay, yesterday } from '../modules/payment/report.service.ts';
import type { OpsCtx } from '../context.ts';
import { count, dayStart, line, reasonOf, UsageError, word, type Call, type Command } from './command.ts';

const MAX_CODES = 5_000;
const MAX_DAYS = 36_525;
const NAME_LENGTH = 40;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Does the work only with --yes and reports whether it did; a refusal becomes a usage error. */
async function runIfConfirmed(call: Call, plan: object, work: () => Promise<unknown>): Promise<unknown> {
  if (call.isDryRun || call.options['yes'] !== true) return { dryRun: true, ...plan, hint: '--yes does it' };
  try {
    return { done: true, ...plan, result: await work() };
  } catch (error) {
    if (error instanceof AppError || error instanceof ProviderError) throw new UsageError(error.message);
    throw error;
  }
}

const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A day, from its midnight in Shanghai on, or an instant. */
function instantOf(call: Call, option: string): Date | null {
  const value = call.options[option];
  if (value === undefined) return null;
  const text = String(value);
  if (text.length === 10) return dayStart(text, `--${option}`);
  const date = new Date(text);
  if (!ISO_WITH_ZONE.test(text) || Number.isNaN(date.getTime()))
    throw new UsageError(`--${option} is ${text}, expected YYYY-MM-DD or an ISO time with zone`);
  return date;
}

function fenOf(text: string, name: string): number {
  const fen = parseYuan(text);
  if (fen === null || fen < 1)
    throw new UsageError(`<${name}> is ${text}, expected yuan such as 18 or 18.50`);
  return fen;
}

async function productOf(ctx: OpsCtx, call: Call): Promise<string> {
  const id = word(call, 0, 'product');
  if (!(await isProduct(ctx, id))) throw new UsageError(`there is no product ${id}`);
  return id;
}

async function orderOf(ctx: OpsCtx, call: Call) {
  const orderNo = word(call, 0, 'order');
  const shown = await showOrder(ctx, orderNo);
  if (shown === null) throw new UsageError(`there is no order ${orderNo}`);
  return shown;
}

export const MONEY_COMMANDS: Readonly<Record<string, Command>> = {
  'price list': {
    usage: 'price list',
    about: 'products with all their prices, the newest window first',
    run: async (ctx) => listCatalogue(ctx),
  },
  'price set': {
    usage: 'price set <product> <yuan> [--from=…] [--until=…] --yes',
    about: 'a price from an instant on (now unless given); with --until a promotion over the price before it',
    run: async (ctx, call) => {
      const productId = await productOf(ctx, call);
      const priceFen = fenOf(word(call, 1, 'yuan'), 'yuan');
      const from = instantOf(call, 'from') ?? ctx.clock.now();
      const until = instantOf(call, 'until');
      if (until !== null && until <= from) throw new UsageError('--until is not after --from');
      return runIfConfirmed(call, { productId, price: formatYuan(priceFen), from, until }, async () => {
        if (!(await setPrice(ctx, { productId, priceFen, from, until })))
          throw new UsageError('another price of it begins at that instant');
      });
    },
  },
  'price sale': {
    usage: 'price sale <product> <on|off> --yes',
    about: 'takes a product off sale, or puts it on sale again',
    run: async (ctx, call) => {
      const productId = await productOf(ctx, call);
      const isOff = word(call, 1, 'on|off') === 'off';
      return runIfConfirmed(call, { productId, onSale: !isOff }, () =>
        setSale(ctx, productId, isOff ? ctx.clock.now() : null),
      );
    },
  },
  'order show': {
    usage: 'order show <order>',
    about: 'an order with its refunds, ledger and notifications',
    run: async (ctx, call) => orderOf(ctx, call),
  },
  'order notices': {
    usage: 'order notices <order> <file>',
    about:
      'writes the notifications of the provider about an order as they came into a new file, for a dispute',
    run: async (ctx, call) => {
      const { order } = await orderOf(ctx, call);
      const file = word(call, 1, 'file');
      const plan = { order: order.order_no, file };
      if (call.isDryRun) return { dryRun: true, ...plan };
      return { done: true, ...plan, notices: await noticesToFile(ctx, order.order_no, file) };
    },
  },
  'order reconcile': {
    usage: 'order reconcile <order>',
    about: 'asks the provider about a pending order, and credits or closes it',
    run: async (ctx, call) => {
      const { order } = await orderOf(ctx, call);
      if (call.isDryRun) return { dryRun: true, order };
      try {
        return await reconcileOrder(ctx, order.order_no);
      } catch (error) {
        throw error instanceof ProviderError ? new UsageError(error.message) : error;
      }
    },
  },
  'refund make': {
    usage: 'refund make <order> [--amount=yuan] [--days=n] [--reason=…] --yes',
    about: 'gives an order back, whole by default; --days is what a part takes back of the membership (0)',
    run: async (ctx, call) => {
      const { order } = await orderOf(ctx, call);
      const left = order.amount_fen - order.refunded_fen;
      const amountFen =
        call.options['amount'] === undefined ? left : fenOf(String(call.options['amount']), 'amount');
      const typed =
        call.options['days'] === undefined ? null : count(String(call.options['days']), 'days', MAX_DAYS);
      const days = daysTakenBack(order, amountFen, typed);
      const reason = String(call.options['reason'] ?? '用户申请退款').slice(0, 80);
      const plan = { order: order.order_no, amount: formatYuan(amountFen), takesBack: days ?? 'all', reason };
      return runIfConfirmed(call, plan, () =>
        requestRefund(ctx, order.order_no, { amountFen, days, reason, actor: ctx.operator }),
      );
    },
  },
  'refund cancel': {
    usage: 'refund cancel <refund> [--why=…] --yes',
    about: 'gives up a refund that the provider has not taken on',
    run: async (ctx, call) => {
      const refundNo = word(call, 0, 'refund');
      return runIfConfirmed(call, { refund: refundNo }, () => cancelRefund(ctx, refundNo, reasonOf(call)));
    },
  },
  'codes create': {
    usage: 'codes create <count> <days|lifetime> --name=… [--expires=…] [--sheet=file.html] --yes',
    about: 'makes activation codes and shows them, this once; --sheet writes them to be printed',
    run: async (ctx, call) => {
      const size = count(word(call, 0, 'count'), 'count', MAX_CODES);
      const text = word(call, 1, 'days|lifetime');
      const days = text === 'lifetime' ? null : count(text, 'days', MAX_DAYS);
      const name = line({ ...call, words: [String(call.options['name'] ?? '')] }, 0, 'name', NAME_LENGTH);
      const expiresAt = instantOf(call, 'expires');
      if (size === 0 || days === 0) throw new UsageError('<count> and <days> are at least 1');
      if (expiresAt !== null && expiresAt <= ctx.clock.now())
        throw new UsageError('--expires is in the past: no code could be used');
      return runIfConfirmed(call, { name, size, days: days ?? 'lifetime', expiresAt }, async () => {
        const { batch, codes } = await createCodes(ctx, { name, size, days, expiresAt });
        const sheet = call.options['sheet'];
        if (sheet !== undefined)
          await writeFile(String(sheet), sheetOf(batch, codes), { flag: 'wx', mode: 0o600 });
        return { batch: batch.id, ...(sheet === undefined ? { codes: codes.map(formatCode) } : { sheet }) };
      });
    },
  },
  'codes list': {
    usage: 'codes list',
    about: 'batches with how many of their codes are used and revoked',
    run: async (ctx) => listBatches(ctx),
  },
  'codes show': {
    usage: 'codes show <batch|code>',
    about: 'who used which codes of a batch and when, or what became of a code',
    run: async (ctx, call) => {
      const key = word(call, 0, 'batch|code');
      const shown = UUID.test(key) ? await showBatch(ctx, key) : await showCode(ctx, key);
      if (shown === null) throw new UsageError('there is no such batch or code');
      return shown;
    },
  },
  'codes revoke': {
    usage: 'codes revoke <batch|code> [--why=…] --yes',
    about: 'revokes a code that is unused, or all such codes of a batch',
    run: async (ctx, call) => {
      const key = word(call, 0, 'batch|code');
      const isBatch = UUID.test(key);
      if ((isBatch ? await showBatch(ctx, key) : await showCode(ctx, key)) === null)
        throw new UsageError('there is no such batch or code');
      return runIfConfirmed(call, isBatch ? { batch: key } : { code: 'one' }, async () => {
        if (isBatch) return { revoked: await revokeBatch(ctx, key, reasonOf(call)) };
        if (!(await revokeCode(ctx, key, reasonOf(call))))
          throw new UsageError('it was used or revoked before');
        return { revoked: 1 };
      });
    },
  },
  'report daily': {
    usage: 'report daily [YYYY-MM-DD]',
    about: 'compares a day (yesterday) with the providers’ bills, credits what was missed, books fees',
    run: async (ctx, call) => {
      const day = call.words[0] ?? yesterday(ctx.clock.now());
      dayStart(day, '<day>');
      if (call.isDryRun) return { dryRun: true, day };
      return reportDay(ctx, day);
    },
  },
  'report ledger': {
    usage: 'report ledger',
    about: 'sums of the ledger, and every order whose entries do not say what its row says',
    run: async (ctx) => checkLedger(ctx),
  },
};
