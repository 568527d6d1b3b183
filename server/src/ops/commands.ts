/**
 * All commands by their two words.
 */
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { APPNAME, FEATURES, SWITCH_KEYS } from '@shangyuan/contract';
import type { OpsCtx } from '../context.ts';
import { addressKey } from '../events.ts';
import { runHousekeeping } from '../jobs/housekeeping.ts';
import {
  endSessionsOf,
  findUser,
  grantNickname,
  listVipNicknames,
  revokeNickname,
  setLocked,
  type AccountView,
} from '../modules/account/operator.service.ts';
import { removeSecondStep } from '../modules/account/secondStep.service.ts';
import { listAudit } from '../modules/audit/audit.service.ts';
import { setMembershipEnd, grantDays } from '../modules/entitlement/entitlement.service.ts';
import {
  endFeedback,
  exportFeedback,
  imageOf,
  imageToFile,
  replyToFeedback,
} from '../modules/feedback/feedback.service.ts';
import { eraseAccount } from '../modules/privacy/accountErasure.service.ts';
import { exportToFile } from '../modules/export/export.service.ts';
import { quotaStateOf, setLimit } from '../modules/quota/quota.service.ts';
import { rotatePayloadKey, rotateSecret } from '../modules/rotation/rotation.service.ts';
import { newSecret } from '../modules/secondStep/secondStep.service.ts';
import { appAddress, base32 } from '../modules/secondStep/totp.ts';
import { sessionsOf } from '../modules/session/session.service.ts';
import { listSwitches, setSwitch } from '../modules/switches/switches.service.ts';
import {
  count,
  dayStart,
  id,
  line,
  oneOf,
  reasonOf,
  UsageError,
  word,
  type Call,
  type Command,
} from './command.ts';
import { HOLIDAY_COMMANDS } from './holidayCommands.ts';
import { MONEY_COMMANDS } from './moneyCommands.ts';

const AUDIT_LINES = 50;
const MAX_AUDIT_LINES = 100_000;
/** A hundred years. */
const MAX_DAYS = 36_525;
const MAX_QUOTA = 1_000_000;
const NICKNAME_LENGTH = 32;
const REPLY_LENGTH = 2_000;

async function userOf(ctx: OpsCtx, call: Call, index = 0): Promise<AccountView> {
  const key = word(call, index, 'user');
  const user = await findUser(ctx, key);
  if (user === null) throw new UsageError(`there is no user ${key}`);
  return user;
}

/** Does the work unless the run is dry, and says which. */
async function runUnlessDry(call: Call, plan: object, work: () => Promise<unknown>): Promise<unknown> {
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
      return runUnlessDry(call, { key, value }, () => setSwitch(ctx, key, value));
    },
  },
  'user show': {
    usage: 'user show <id|name|phone>',
    about: 'an account, its phone masked',
    run: async (ctx, call) => userOf(ctx, call),
  },
  'user vip': {
    usage: 'user vip <user> <days> | --until=YYYY-MM-DD',
    about: 'gives so many days of membership beside what is left, or sets its end; 0 days end it now',
    run: async (ctx, call) => {
      const user = await userOf(ctx, call);
      if (call.options['until'] !== undefined) {
        const until = dayStart(String(call.options['until']), '--until');
        return runUnlessDry(call, { user: user.id, from: user.vipUntil, until }, () =>
          setMembershipEnd(ctx, user.id, until),
        );
      }
      const days = count(word(call, 1, 'days'), 'days', MAX_DAYS);
      return runUnlessDry(call, { user: user.id, from: user.vipUntil, days }, () =>
        days === 0 ? setMembershipEnd(ctx, user.id, null) : grantDays(ctx, user.id, days),
      );
    },
  },
  'user lock': {
    usage: 'user lock <user> [--why=…]',
    about: 'ends the sessions of an account and refuses logins until it is unlocked',
    run: async (ctx, call) => {
      const user = await userOf(ctx, call);
      return runUnlessDry(call, { lock: user }, () => setLocked(ctx, user.id, true, reasonOf(call)));
    },
  },
  'user unlock': {
    usage: 'user unlock <user> [--why=…]',
    about: 'lets the owner of a locked account in again',
    run: async (ctx, call) => {
      const user = await userOf(ctx, call);
      return runUnlessDry(call, { unlock: user }, () => setLocked(ctx, user.id, false, reasonOf(call)));
    },
  },
  'user second-step-off': {
    usage: 'user second-step-off <user> [--why=…]',
    about:
      'turns two-step login off for a user who has lost both the app and the recovery codes; ask for proof first',
    run: async (ctx, call) => {
      const user = await userOf(ctx, call);
      return runUnlessDry(call, { secondStepOff: user }, () =>
        removeSecondStep(ctx, user.id, reasonOf(call)),
      );
    },
  },
  'session list': {
    usage: 'session list <user>',
    about: 'where an account is logged in',
    run: async (ctx, call) => sessionsOf(ctx, (await userOf(ctx, call)).id),
  },
  'session end': {
    usage: 'session end <user> [session]',
    about: 'logs an account out: of one session, or everywhere',
    run: async (ctx, call) => {
      const user = await userOf(ctx, call);
      const session = call.words[1] === undefined ? null : id(call, 1, 'session');
      return runUnlessDry(call, { user: user.id, session }, () => endSessionsOf(ctx, user.id, session));
    },
  },
  'user erase': {
    usage: 'user erase <user> --confirm=<username>',
    about: 'erases an account at once; cannot be undone',
    run: async (ctx, call) => {
      const user = await userOf(ctx, call);
      if (!call.isDryRun && call.options['confirm'] !== user.username)
        throw new UsageError(`this cannot be undone: say --confirm=${user.username}`);
      return runUnlessDry(call, { erase: user }, () => eraseAccount(ctx, user.id, ctx.operator, true));
    },
  },
  'user export': {
    usage: 'user export <user> <file>',
    about: 'writes all personal data of an account into a new file, for a user who asks for it',
    run: async (ctx, call) => {
      const user = await userOf(ctx, call);
      const file = word(call, 1, 'file');
      return runUnlessDry(call, { user: user.id, file }, () => exportToFile(ctx, user.id, file));
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
      const nickname = line(call, 0, 'nickname', NICKNAME_LENGTH);
      const user = call.words[1] === undefined ? null : await userOf(ctx, call, 1);
      return runUnlessDry(call, { nickname, user: user?.id ?? null }, () =>
        grantNickname(ctx, nickname, user?.id ?? null),
      );
    },
  },
  'nickname revoke': {
    usage: 'nickname revoke <nickname>',
    about: 'frees a reserved nickname and ends the membership through it',
    run: async (ctx, call) => {
      const nickname = word(call, 0, 'nickname');
      return runUnlessDry(call, { nickname }, async () => {
        if (!(await revokeNickname(ctx, nickname)))
          throw new UsageError(`${nickname} is no reserved nickname`);
      });
    },
  },
  'quota show': {
    usage: 'quota show <user>',
    about: "today's counters of a user",
    run: async (ctx, call) => quotaStateOf(ctx, (await userOf(ctx, call)).id),
  },
  'quota limit': {
    usage: 'quota limit <feature> <n|default>',
    about: 'free uses a day of a feature, for everyone',
    run: async (ctx, call) => {
      const feature = oneOf(FEATURES, word(call, 0, 'feature'), 'feature');
      const text = word(call, 1, 'n');
      const perDay = text === 'default' ? null : count(text, 'n', MAX_QUOTA);
      return runUnlessDry(call, { feature, perDay }, () => setLimit(ctx, feature, perDay));
    },
  },
  'feedback export': {
    usage: 'feedback export [--since=YYYY-MM-DD]',
    about: 'letters as JSON, contacts in clear',
    run: async (ctx, call) => {
      const since = dayStart(String(call.options['since'] ?? '1970-01-01'), '--since');
      return exportFeedback(ctx, since);
    },
  },
  'feedback image': {
    usage: 'feedback image <id> <file>',
    about: 'writes an image of a letter as WebP',
    run: async (ctx, call) => {
      const imageId = id(call, 0, 'id');
      const image = await imageOf(ctx, imageId);
      if (image === null) throw new UsageError('there is no such image');
      const file = word(call, 1, 'file');
      return runUnlessDry(call, { file, bytes: image.length }, () => imageToFile(ctx, imageId, image, file));
    },
  },
  'feedback reply': {
    usage: 'feedback reply <id> <text>',
    about: 'answers a letter; the writer sees it in the app',
    run: async (ctx, call) => {
      const letter = id(call, 0, 'id');
      const reply = line(call, 1, 'text', REPLY_LENGTH);
      return runUnlessDry(call, { id: letter, reply }, async () => {
        if (!(await replyToFeedback(ctx, letter, reply)))
          throw new UsageError(`there is no letter ${letter}`);
      });
    },
  },
  'feedback done': {
    usage: 'feedback done <id>',
    about: 'marks a letter as dealt with',
    run: async (ctx, call) => {
      const letter = id(call, 0, 'id');
      return runUnlessDry(call, { id: letter }, async () => {
        if (!(await endFeedback(ctx, letter, true))) throw new UsageError(`there is no letter ${letter}`);
      });
    },
  },
  'operator keys': {
    usage: 'operator keys',
    about:
      "new secrets of the operator's page, and the address that an authenticator app reads from a QR code",
    run: async () => {
      const secret = base32(newSecret());
      return {
        OPERATOR_TOKEN: randomBytes(32).toString('base64url'),
        OPERATOR_TOTP_SECRET: secret,
        app: appAddress(secret, APPNAME, 'operator'),
      };
    },
  },
  'audit list': {
    usage: 'audit list [target] [--limit=50]',
    about: 'who did what, newest first',
    run: async (ctx, call) => {
      const limit = count(String(call.options['limit'] ?? AUDIT_LINES), 'limit', MAX_AUDIT_LINES);
      return listAudit(ctx, call.words[0] === undefined ? { limit } : { limit, target: call.words[0] });
    },
  },
  ...HOLIDAY_COMMANDS,
  ...MONEY_COMMANDS,
  'db migrate': {
    usage: 'db migrate',
    about: 'brings the schema up to date (every command does)',
    run: async () => ({ done: true }),
  },
  'secret rotate': {
    usage: 'secret rotate',
    about: 'writes what older secrets sealed, again under APP_SECRET (see docs/OPERATIONS.md)',
    run: async (ctx, call) => (call.isDryRun ? { dryRun: true } : rotateSecret(ctx)),
  },
  'wirekey rotate': {
    usage: 'wirekey rotate',
    about: 'a new key pair for the encrypted parameter; the old one works for another day',
    run: async (ctx, call) => (call.isDryRun ? { dryRun: true } : { kid: await rotatePayloadKey(ctx) }),
  },
  'log address': {
    usage: 'log address <ip>',
    about: 'the name an address has in the log',
    run: async (ctx, call) => {
      const ip = word(call, 0, 'ip');
      if (isIP(ip) === 0) throw new UsageError(`<ip> is ${ip}, expected an address`);
      return { address: addressKey(ctx.keys, ip) };
    },
  },
  'job run': {
    usage: 'job run',
    about: 'housekeeping now: due erasures, old trash, expired rows',
    run: async (ctx, call) => {
      if (call.isDryRun) return { dryRun: true };
      const house = await runHousekeeping(ctx);
      if (house.failed.length > 0)
        throw new UsageError(`failed: ${house.failed.join(', ')}; the log says why`);
      return house;
    },
  },
};

/** See backup.ts; they run before the schema is looked at. */
const COPY_COMMANDS = [
  { usage: 'db backup <file>', about: 'writes a copy of the database into a new file' },
  { usage: 'db restore <file>', about: 'reads a copy into an empty database' },
];

/** Help text. */
export function helpText(): string {
  const all: readonly { usage: string; about: string }[] = [...Object.values(COMMANDS), ...COPY_COMMANDS];
  const width = Math.max(...all.map((command) => command.usage.length));
  const lines = all.map((command) => `  ${command.usage.padEnd(width)}  ${command.about}`);
  return `npm run ops -- <command> [--dry-run]\n\n${lines.join('\n')}\n\n--dry-run says what would be done and does nothing.`;
}
