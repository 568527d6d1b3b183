/**
 * All commands by their two words.
 */
import { FEATURES, SWITCH_KEYS } from '@shangyuan/contract';
import type { SystemCtx } from '../context.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import {
  findUser,
  grantNickname,
  listVipNicknames,
  revokeNickname,
  setVipUntil,
  type AccountView,
} from '../modules/account/operator.service.ts';
import { listAudit } from '../modules/audit/audit.service.ts';
import { exportFeedback, replyTo } from '../modules/feedback/feedback.service.ts';
import { eraseAccount } from '../modules/privacy/privacy.service.ts';
import { quotaStateOf, setLimit } from '../modules/quota/quota.service.ts';
import { listSwitches, setSwitch } from '../modules/switches/switches.service.ts';
import { count, oneOf, UsageError, word, type Call, type Command } from './command.ts';

const DAY_MS = 24 * 60 * 60_000;
const AUDIT_LINES = 50;

async function userOf(ctx: SystemCtx, call: Call, index = 0): Promise<AccountView> {
  const key = word(call, index, 'user');
  const user = await findUser(ctx, key);
  if (user === null) throw new UsageError(`there is no user ${key}`);
  return user;
}

/** Does the work unless the run is dry, and says which. */
async function doing(call: Call, plan: object, work: () => Promise<unknown>): Promise<unknown> {
  if (call.isDryRun) return { dryRun: true, ...plan };
  await work();
  return { done: true, ...plan };
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  'switch list': {
    usage: 'switch list',
    about: 'all feature switches',
    run: async (ctx) => listSwitches(ctx),
  },
  'switch set': {
    usage: 'switch set <key> <true|false>',
    about: 'turns a section of the app on or off',
    run: async (ctx, call) => {
      const key = oneOf(SWITCH_KEYS, word(call, 0, 'key'), 'key');
      const value = oneOf(['true', 'false'], word(call, 1, 'value'), 'value') === 'true';
      return doing(call, { key, value }, () => setSwitch(ctx, key, value));
    },
  },
  'user show': {
    usage: 'user show <id|name|phone>',
    about: 'an account, its phone masked',
    run: async (ctx, call) => userOf(ctx, call),
  },
  'user vip': {
    usage: 'user vip <user> <days>',
    about: 'makes a member for so many days from now; 0 ends the membership',
    run: async (ctx, call) => {
      const user = await userOf(ctx, call);
      const days = count(word(call, 1, 'days'), 'days');
      const until = days === 0 ? null : new Date(ctx.clock.now().getTime() + days * DAY_MS);
      return doing(call, { user: user.id, until }, () => setVipUntil(ctx, user.id, until));
    },
  },
  'user erase': {
    usage: 'user erase <user>',
    about: 'erases an account at once; cannot be undone',
    run: async (ctx, call) => {
      const user = await userOf(ctx, call);
      return doing(call, { erase: user }, () => eraseAccount(ctx, user.id, 'operator', true));
    },
  },
  'nickname list': {
    usage: 'nickname list',
    about: 'reserved nicknames and the members that hold them',
    run: async (ctx) => listVipNicknames(ctx),
  },
  'nickname grant': {
    usage: 'nickname grant <nickname> [user]',
    about: 'reserves a nickname; with a user, makes that user a member through it',
    run: async (ctx, call) => {
      const nickname = word(call, 0, 'nickname');
      const user = call.words[1] === undefined ? null : await userOf(ctx, call, 1);
      return doing(call, { nickname, user: user?.id ?? null }, () =>
        grantNickname(ctx, nickname, user?.id ?? null),
      );
    },
  },
  'nickname revoke': {
    usage: 'nickname revoke <nickname>',
    about: 'frees a reserved nickname and ends the membership through it',
    run: async (ctx, call) => {
      const nickname = word(call, 0, 'nickname');
      return doing(call, { nickname }, () => revokeNickname(ctx, nickname));
    },
  },
  'quota show': {
    usage: 'quota show <user>',
    about: "today's counters of a user",
    run: async (ctx, call) => quotaStateOf(ctx, ctx.db, (await userOf(ctx, call)).id),
  },
  'quota limit': {
    usage: 'quota limit <feature> <n|default>',
    about: 'free uses a day of a feature, for everybody',
    run: async (ctx, call) => {
      const feature = oneOf(FEATURES, word(call, 0, 'feature'), 'feature');
      const text = word(call, 1, 'n');
      const perDay = text === 'default' ? null : count(text, 'n');
      return doing(call, { feature, perDay }, () => setLimit(ctx, feature, perDay));
    },
  },
  'feedback export': {
    usage: 'feedback export [--since=YYYY-MM-DD]',
    about: 'letters as JSON, contacts in clear',
    run: async (ctx, call) => {
      const since = new Date(String(call.options['since'] ?? '1970-01-01'));
      if (Number.isNaN(since.getTime())) throw new UsageError('--since is no date, expected YYYY-MM-DD');
      return exportFeedback(ctx, since);
    },
  },
  'feedback reply': {
    usage: 'feedback reply <id> <text>',
    about: 'answers a letter; the writer sees it in the app',
    run: async (ctx, call) => {
      const id = word(call, 0, 'id');
      const reply = word(call, 1, 'text');
      return doing(call, { id, reply }, async () => {
        if (!(await replyTo(ctx, id, reply))) throw new UsageError(`there is no letter ${id}`);
      });
    },
  },
  'audit list': {
    usage: 'audit list [target] [--limit=50]',
    about: 'who did what, newest first',
    run: async (ctx, call) => {
      const limit = count(String(call.options['limit'] ?? AUDIT_LINES), 'limit');
      return listAudit(ctx, call.words[0] === undefined ? { limit } : { limit, target: call.words[0] });
    },
  },
  'db migrate': {
    usage: 'db migrate',
    about: 'brings the schema up to date (every command does)',
    run: async () => ({ done: true }),
  },
  'job run': {
    usage: 'job run',
    about: 'housekeeping now: due erasures, old trash, expired rows',
    run: async (ctx, call) => (call.isDryRun ? { dryRun: true } : keepHouse(ctx)),
  },
};

/** Help text. */
export function helpText(): string {
  const width = Math.max(...Object.values(COMMANDS).map((command) => command.usage.length));
  const lines = Object.values(COMMANDS).map(
    (command) => `  ${command.usage.padEnd(width)}  ${command.about}`,
  );
  return `npm run ops -- <command> [--dry-run]\n\n${lines.join('\n')}\n\n--dry-run says what would be done and does nothing.`;
}
