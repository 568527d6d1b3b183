/**
 * Faults that a reviewer put into the code by hand, one at a time: wrong edges, swapped cells, instants that are equal. Each must
 * be noticed by the tests named beside it, in a clone without anything beside it. `npm run mutants` tries them all.
 *
 * A mutant is found by its text, not by its file, so that it follows the code when that moves; a text that is not there, or
 * twice, fails the run.
 */

/** A fault to put in, and where it should be noticed. */
export interface Mutant {
  readonly id: string;
  /** What is wrong then, in a few words. */
  readonly fault: string;
  /** Folder or file below which the text stands once. */
  readonly room: string;
  readonly find: RegExp;
  /** May use the groups of `find`. */
  readonly replace: string;
  /** Parts of paths of the suites that should notice, and for the server the name of the tests. */
  readonly suites: readonly string[];
  readonly only?: string;
}

const ENGINE: readonly Mutant[] = [
  {
    id: 'E1',
    fault: 'longitude counted from the daylight offset',
    room: 'engine/src/chart',
    find: /solarClocksAt\(epochMs, longitudeDeg, standardMinutes\)/,
    replace: 'solarClocksAt(epochMs, longitudeDeg, offsetMinutes)',
    suites: ['engine/src/chart'],
  },
  {
    id: 'E2',
    fault: 'near an hour the other side is looked for on the wrong one',
    room: 'engine/src/chart',
    find: /sinceEdge === minutes \? -NEAR_EDGE_MINUTES : NEAR_EDGE_MINUTES/,
    replace: 'sinceEdge === minutes ? NEAR_EDGE_MINUTES : -NEAR_EDGE_MINUTES',
    suites: ['engine/src/chart'],
  },
  {
    id: 'E3',
    fault: 'luck start by whole days does not take up two',
    room: 'engine/src/chart',
    find: /Math\.floor\(\(count \+ 1\) \/ DAYS_PER_YEAR\)/,
    replace: 'Math.floor(count / DAYS_PER_YEAR)',
    suites: ['engine/src/chart'],
  },
  {
    id: 'E4',
    fault: 'band 吉 of a picked day from 67',
    room: 'engine/src/almanac',
    find: /score >= 68\) return '吉'/,
    replace: "score >= 67) return '吉'",
    suites: ['engine/src/almanac/pick'],
  },
  {
    id: 'E5',
    fault: 'of equal days the one with fewer 德 comes first',
    room: 'engine/src/almanac',
    find: /b\.deCount - a\.deCount/,
    replace: 'a.deCount - b.deCount',
    suites: ['engine/src/almanac/pick'],
  },
  {
    id: 'E6',
    fault: '社日 nearest the equinox: the hour no longer decides between two days',
    room: 'engine/src/calendar',
    find: /return isMorning \? after - 10 : after;/,
    replace: 'return isMorning ? after : after;',
    suites: ['engine/src/calendar/seasons'],
  },
  {
    id: 'E7',
    fault: 'band 较顺 of a year from 71',
    room: 'engine/src/analysis',
    find: /score >= 70\) return '较顺'/,
    replace: "score >= 71) return '较顺'",
    suites: ['engine/src/analysis/luck'],
  },
  {
    id: 'E8',
    fault: '中 hides 低 in the confidence of a pair',
    room: 'engine/src/analysis/hepan',
    find: /\(\['低', '中'\] as const\)/,
    replace: "(['中', '低'] as const)",
    suites: ['engine/src/analysis/hepan'],
  },
  {
    id: 'E10',
    fault: 'daylight minutes of a gap in a zone of the host, after the jump',
    room: 'engine/src/time',
    find: /isBefore \|\| isAfter \? epochMs : epochMs - MS_PER_DAY/,
    replace: 'isBefore || isAfter ? epochMs : epochMs',
    suites: ['engine/src/time'],
  },
];

const TABLES: readonly Mutant[] = [
  {
    id: 'T1',
    fault: 'a row of 天乙贵人 left out',
    room: 'engine/src/chart',
    find: /(name: '天乙贵人',[\s\S]*?甲: '丑未',\s*)乙: '子申',/,
    replace: '$1',
    suites: ['engine/src/chart/shensha'],
  },
  {
    id: 'T2',
    fault: 'one cell of 调候: 戊 in 丑',
    room: 'engine/src/analysis/tables',
    find: /戊: '丙甲 丙甲 丙甲癸/,
    replace: "戊: '丙甲 甲丙 丙甲癸",
    suites: ['engine/src/analysis'],
  },
  {
    id: 'T3',
    fault: 'two cells of 六仪 swapped',
    room: 'engine/src/almanac/tables',
    find: /(name: '六仪'.*\n.*table: ')辰 卯/,
    replace: '$1卯 辰',
    suites: ['engine/src/almanac'],
  },
  {
    id: 'T4',
    fault: 'a make-up day of 2004 a week late',
    room: 'engine/src/calendar',
    find: /'01-22\.\.01-28', '01-17 01-18'/,
    replace: "'01-22..01-28', '01-17 01-25'",
    suites: ['engine/src/calendar/holidays'],
  },
  {
    id: 'T5',
    fault: '司令 of 巳: seven days each for 戊 and 庚',
    room: 'engine/src/chart',
    find: /巳: \[\{ stem: '戊', days: 5 \}, \{ stem: '庚', days: 9 \}/,
    replace: "巳: [{ stem: '戊', days: 7 }, { stem: '庚', days: 7 }",
    suites: ['engine/src/chart'],
  },
  {
    id: 'T6',
    fault: 'the month start of 1831 as computed, not as kept',
    room: 'engine/src/calendar',
    find: /\[1831, 4, 12, -1\],/,
    replace: '',
    suites: ['engine/src/calendar'],
  },
];

const SERVER: readonly Mutant[] = [
  {
    id: 'S1',
    fault: 'an offline use of exactly seven days ago counts as today',
    room: 'server/src/modules/quota',
    find: /date > today \|\| date < earliest/,
    replace: 'date > today || date <= earliest',
    suites: ['server/test/embedded'],
    only: 'quota',
  },
  {
    id: 'S2',
    fault: 'a save of the very instant of the deletion brings the record back',
    room: 'server/src/modules/records',
    find: /stored\.deleted_at >= editedAt/,
    replace: 'stored.deleted_at > editedAt',
    suites: ['server/test/embedded'],
    only: 'record',
  },
  {
    id: 'S3',
    fault: 'a code lives six minutes',
    room: 'contract/src',
    find: /smsCodeMinutes: 5/,
    replace: 'smsCodeMinutes: 6',
    suites: ['server/test/embedded'],
    only: 'code|phone|SMS',
  },
  {
    id: 'S4',
    fault: 'a session may idle 31 days',
    room: 'server/src/modules/session',
    find: /IDLE_MS = 30 \* DAY_MS/,
    replace: 'IDLE_MS = 31 * DAY_MS',
    suites: ['server/test/embedded'],
    only: 'session|idle',
  },
  {
    id: 'S5',
    fault: 'the days left of a membership are rounded down',
    room: 'server/src/modules/account',
    find: /Math\.ceil\(\(until\.getTime\(\) - now\.getTime\(\)\) \/ DAY_MS\)/,
    replace: 'Math.floor((until.getTime() - now.getTime()) / DAY_MS)',
    suites: ['server/test/embedded', 'server/src/modules/account'],
    only: 'vip|member|user',
  },
  {
    id: 'S6',
    fault: 'reads from another site without Origin are let in',
    room: 'server/src/http',
    find: /return headers\['sec-fetch-site'\] !== 'cross-site';/,
    replace: "return headers['sec-fetch-site'] !== 'cross-site' || headers.origin === undefined;",
    suites: ['server/test/embedded', 'server/src/http'],
    only: 'site|origin|Origin',
  },
];

const MONEY: readonly Mutant[] = [
  {
    id: 'M1',
    fault: 'a payment of another amount is taken',
    room: 'server/src/modules/payment',
    find: /if \(amountFen !== order\.amount_fen\) return 'wrongAmount';/,
    replace: '',
    suites: ['server/test/embedded', 'server/src/modules/payment'],
    only: 'a notification',
  },
  {
    id: 'M2',
    fault: 'an order paid before is credited again',
    room: 'server/src/modules/payment',
    find: /if \(order\.provider_txn !== null\) return order\.provider_txn === txn \? 'repeat' : 'otherPayment';/,
    replace: '',
    suites: ['server/test/embedded', 'server/src/modules/payment'],
    only: 'buying|notification|money',
  },
  {
    id: 'M3',
    fault: 'a closed order that was paid stays closed',
    room: 'server/src/modules/payment',
    find: /\.where\('status', 'in', \[1, 3\]\)/,
    replace: ".where('status', 'in', [1])",
    suites: ['server/test/embedded', 'server/src/modules/payment'],
    only: 'asking|money',
  },
  {
    id: 'M4',
    fault: 'an expired order is closed without asking again',
    room: 'server/src/modules/payment',
    find: /await follow\(ctx, order, endOf\(await port\.query\(order\.order_no\)\)\);/,
    replace: "await follow(ctx, order, endOf({ ...trade, state: 'none' }));",
    suites: ['server/test/embedded', 'server/src/modules/payment'],
    only: 'asking|money',
  },
  {
    id: 'M5',
    fault: 'membership is taken back before the money has gone back',
    room: 'server/src/modules/payment',
    find: /  await store\.addRefund\(tx, refund\);/,
    replace:
      "  await store.addRefund(tx, refund);\n  await takeBack(ctx, tx, order.id, { source: 'refund', source_id: refund.id, days: refund.days });",
    suites: ['server/test/embedded', 'server/src/modules/payment'],
    only: 'a refund|money',
  },
  {
    id: 'M6',
    fault: 'orders of others are shown',
    room: 'server/src/modules/payment',
    find: /order === null \|\| order\.account_id !== ctx\.session\.accountId/,
    replace: 'order === null',
    suites: ['server/test/embedded', 'server/src/modules/payment'],
    only: 'an order',
  },
  {
    id: 'M7',
    fault: 'a repeat of a request with another product is taken',
    room: 'server/src/modules/payment',
    find: /order\.product_id === wanted\.productId && order\.target === wanted\.target/,
    replace: 'order.target === wanted.target',
    suites: ['server/test/embedded', 'server/src/modules/payment'],
    only: 'an order',
  },
  {
    id: 'M8',
    fault: 'a notification is accepted whatever became of it',
    room: 'server/src/modules/payment',
    find: /return outcome === 'applied' \|\| outcome === 'ignored' \|\| isSettled\(outcome as Settlement\);/,
    replace: "return outcome !== 'other';",
    suites: ['server/test/embedded', 'server/src/modules/payment'],
    only: 'a notification',
  },
  {
    id: 'M9',
    fault: 'a used code can be used again',
    room: 'server/src/modules/codes',
    find: /c\.used_by IS NULL AND c\.revoked_at IS NULL AND b\.revoked_at IS NULL\n      AND \(b\.expires_at IS NULL OR b\.expires_at > \$\{use/,
    replace:
      'c.revoked_at IS NULL AND b.revoked_at IS NULL\n      AND (b.expires_at IS NULL OR b.expires_at > ${use',
    suites: ['server/test/embedded', 'server/src/modules/codes'],
    only: 'code',
  },
  {
    id: 'M10',
    fault: 'a batch whose days are over still works',
    room: 'server/src/modules/codes',
    find: /AND \(b\.expires_at IS NULL OR b\.expires_at > \$\{use\.now\}\)/,
    replace: 'AND ${use.now}::timestamptz IS NOT NULL',
    suites: ['server/test/embedded', 'server/src/modules/codes'],
    only: 'code',
  },
  {
    id: 'M11',
    fault: 'what was taken back still counts',
    room: 'server/src/modules/entitlement',
    find: /if \(taken === null\) continue;/,
    replace: '',
    suites: ['server/test/embedded', 'server/src/modules/entitlement'],
    only: 'refund|money|operator',
  },
  {
    id: 'M12',
    fault: 'a second membership overlaps the first',
    room: 'server/src/modules/entitlement',
    find: /until > grantedAt \? until : grantedAt/,
    replace: 'until > grantedAt ? grantedAt : grantedAt',
    suites: ['server/test/embedded', 'server/src/modules/entitlement'],
    only: 'buying|fold|money',
  },
  {
    id: 'M13',
    fault: 'the erased get membership',
    room: 'server/src/modules/entitlement',
    find: /return account !== null && account\.status !== 'erased';/,
    replace: 'return account !== null;',
    suites: ['server/test/embedded', 'server/src/modules/entitlement'],
    only: 'refund|money',
  },
  {
    id: 'M14',
    fault: 'a use of a service is spent on two things',
    room: 'server/src/modules/entitlement',
    find: /AND NOT EXISTS \(SELECT 1 FROM service_unlock u WHERE u\.entitlement_id = e\.id\)\n/,
    replace: '\n',
    suites: ['server/test/embedded', 'server/src/modules/entitlement'],
    only: 'service',
  },
];

const VIEWS: readonly Mutant[] = [
  {
    id: 'W1',
    fault: 'the form warns near a 节 within half the time that the chart does',
    room: 'engine/src/chart',
    find: /NEAR_TERM_MS = 10 \* MS_PER_MINUTE/,
    replace: 'NEAR_TERM_MS = 5 * MS_PER_MINUTE',
    suites: ['web/src/features/birth'],
  },
  {
    id: 'W2',
    fault: 'the hour marked now, in odd hours',
    room: 'web/src/features/today',
    find: /hour === 23 \? 0 : \(hour \+ 1\) >> 1/,
    replace: 'hour === 23 ? 0 : hour >> 1',
    suites: ['web/src/features/today'],
  },
  {
    id: 'W3',
    fault: 'a case of the same id that was edited counts as new',
    room: 'web/src',
    find: /ids\.has\(record\.id\) \|\| keys\.has\(sameKey\(record\)\)/,
    replace: 'keys.has(sameKey(record))',
    suites: ['web/src/features/cases'],
  },
  {
    id: 'W4',
    fault: '今 in January chooses the year that begins in February',
    room: 'web/src/features/chart',
    find: /epochMs < cycleYear \? clock\.year - 1 : clock\.year/,
    replace: 'clock.year',
    suites: ['web/src/features/chart'],
  },
  {
    id: 'W5',
    fault: '元男 and 元女 swapped',
    room: 'web/src/features/chart',
    find: /chart\.sex === '男' \? '元男' : '元女'/,
    replace: "chart.sex === '男' ? '元女' : '元男'",
    suites: ['web/src/features/chart'],
  },
  {
    id: 'W6',
    fault: '黄道 and 黑道 swapped',
    room: 'web/src',
    find: /isHuangdao \? '黄道' : '黑道'/,
    replace: "isHuangdao ? '黑道' : '黄道'",
    suites: ['web/src/lib/words', 'web/src/features/dayPanel', 'reading/src'],
  },
  {
    id: 'W7',
    fault: 'the rule of the late 子 hour named the wrong way round',
    room: 'reading/src/chart',
    find: /时干从\$\{isNextDay \? '次日' : '当日'\}/,
    replace: "时干从${isNextDay ? '当日' : '次日'}",
    suites: ['reading/src/chart'],
  },
  {
    id: 'W8',
    fault: '休 and 班 swapped',
    room: 'web/src/features/monthGrid',
    find: /holiday\.kind === 'off' \? '休' : '班'/,
    replace: "holiday.kind === 'off' ? '班' : '休'",
    suites: ['web/src/features/monthGrid'],
  },
  {
    id: 'W10',
    fault: 'the filter for starred cases inverted',
    room: 'web/src',
    find: /!isStarredOnly \|\| record\.isStarred/,
    replace: '!isStarredOnly || !record.isStarred',
    suites: ['web/src/features/cases'],
  },
  {
    id: 'W11',
    fault: 'the equation of time marks the wrong clock as the one used',
    room: 'reading/src/time',
    find: /isUsed: used === 'meanSolar'/,
    replace: "isUsed: used === 'trueSolar'",
    suites: ['reading/src/time'],
  },
  {
    id: 'W12',
    fault: 'records in the order of the oldest change',
    room: 'web/src/features/cases',
    find: /recent: \(a, b\) => b\.updatedAt - a\.updatedAt/,
    replace: 'recent: (a, b) => a.updatedAt - b.updatedAt',
    suites: ['web/src/features/cases'],
  },
];

/** All of them. */
export const MUTANTS: readonly Mutant[] = [...ENGINE, ...TABLES, ...SERVER, ...MONEY, ...VIEWS];
