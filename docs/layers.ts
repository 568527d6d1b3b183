/**
 * The law of the house: which room may import which. One table, read by docs/layers.test.ts, which fails on every import that
 * is not in it, and quoted by docs/ARCHITECTURE.md (`npm run layers` writes the quotation).
 *
 * A room is a folder under the `src` of its workspace (`.` the files at its root); a file belongs to the longest row that fits.
 * A row inside a room (`chart/cast` in `chart`) names its siblings there, files too, and has the outer arrows of the room, unless
 * it names rooms outside by their path (`lib/page`): then only those.
 * `+row` extends another row. `*` matches one folder; as the whole right column, every room of the workspace. `@engine` is any door of that
 * workspace. Who may enter a room may enter its inner rooms, where the room has no door.
 */

/** Workspace → room → the rooms it may import. */
export const LAYERS = {
  engine: {
    '.': '',
    ganzhi: '.',
    time: '. ganzhi',
    astronomy: '. ganzhi time',
    calendar: '. ganzhi time astronomy',
    almanac: '. ganzhi time astronomy calendar',
    'almanac/tables': '',
    'almanac/day': 'rules.ts tables',
    'almanac/yiji': 'rules.ts tables day',
    'almanac/hours': 'rules.ts tables day',
    'almanac/pick': 'rules.ts tables day yiji hours',
    chart: '. ganzhi time astronomy calendar',
    'chart/cast': 'types.ts rules.ts engine.ts',
    'chart/shensha': 'types.ts rules.ts natalPillars.ts',
    'chart/relations': 'types.ts rules.ts natalPillars.ts',
    'chart/luck': 'types.ts rules.ts natalPillars.ts cast',
    'chart/compare': 'types.ts rules.ts natalPillars.ts engine.ts cast shensha relations luck',
    'chart/derivation': 'types.ts rules.ts natalPillars.ts cast shensha relations luck',
    yunqi: '. ganzhi time astronomy calendar',
    compass: '. ganzhi time astronomy calendar',
    hexagram: '. ganzhi time astronomy calendar',
    analysis: '. ganzhi time astronomy calendar almanac chart',
    'analysis/tables': '',
    'analysis/model': 'doctrine.ts evidence.ts round.ts tables',
    'analysis/yongshen': 'doctrine.ts evidence.ts round.ts tables model',
    'analysis/life': 'doctrine.ts evidence.ts round.ts tables model yongshen',
    'analysis/luck': 'doctrine.ts evidence.ts round.ts tables',
    'analysis/hepan': 'analyseChart.ts round.ts tables model yongshen luck',
    'analysis/schools': 'analyseChart.ts doctrine.ts luck',
    document: '. ganzhi time calendar chart analysis',
    names: 'ganzhi',
    entry: '. ganzhi time astronomy calendar almanac chart analysis document',
  },
  reading: {
    '.': '*',
    statement: '@engine',
    glossary: '',
    lint: 'statement glossary',
    picking: 'almanac @engine',
    yunqi: 'statement glossary time @engine',
    dayFact: 'almanac time @engine',
    direction: 'dayFact @engine',
    ical: 'birthday time @engine',
    report: 'statement glossary chart @engine',
    document: 'chart @engine',
    chart: 'statement glossary time @engine',
    analysis: 'statement glossary chart @engine',
    cells: 'statement glossary report chart @engine',
    guji: 'statement glossary chart report @engine',
    personal: 'statement glossary chart @engine',
    boneWeight: 'statement glossary time @engine',
    ask: 'statement report hepan @engine',
    family: 'statement report hepan @engine',
    marks: 'statement report @engine',
    '*': 'statement glossary @engine',
  },
  'compat-6tail': {
    '.': '@engine',
    lunar: '. @engine',
    tyme: '. @engine',
  },
  cli: {
    'language.ts': '',
    'context.ts': 'language.ts @engine/time',
    'flagValues.ts': '',
    output: 'context.ts language.ts',
    input: 'context.ts flagValues.ts language.ts @engine @reading',
    'command.ts': 'context.ts flagValues.ts input language.ts output',
    'flags.ts': 'command.ts language.ts @engine/chart',
    batch: 'command.ts context.ts flagValues.ts input language.ts output @reading/typed',
    commands: 'command.ts context.ts flagValues.ts input language.ts output @engine @reading',
    '.': '*',
  },
  mcp: {
    'context.ts': '@cli @engine/time',
    'accuracy.ts': '@cli',
    'inputs.ts': '@cli @engine/chart',
    'chartPage.ts': 'inputs.ts @cli @engine/chart',
    'messages.ts': '@cli',
    'tool.ts': 'context.ts @cli @engine',
    tools: 'accuracy.ts chartPage.ts context.ts inputs.ts tool.ts @cli @engine @reading',
    'resources.ts': 'accuracy.ts @cli @engine @reading',
    'prompts.ts': '@cli',
    '.': '* @cli @engine @reading',
  },
  embed: {
    language: '@engine/names',
    input: 'language @engine',
    view: 'input language @engine',
    draw: 'view',
    '.': '*',
  },
  contract: {
    '.': 'calls',
    calls: '.',
  },
  server: {
    'errors.ts': '@contract',
    'duration.ts': '',
    'callLimit.ts': '',
    'workQueue.ts': '',
    'network.ts': '',
    'rates.ts': 'duration.ts',
    'bounds.ts': 'duration.ts @contract',
    'config.ts': 'errors.ts network.ts payConfig.ts @contract',
    'payConfig.ts': '',
    'ports.ts': '@contract',
    providers: 'config.ts ports.ts errors.ts duration.ts @contract',
    simulators: '',
    crypto: 'config.ts errors.ts duration.ts workQueue.ts bounds.ts @contract',
    db: 'callLimit.ts config.ts errors.ts duration.ts @contract',
    'program.ts': '',
    'metrics.ts': 'program.ts',
    'tableCache.ts': 'duration.ts ports.ts',
    'windows.ts': 'ports.ts',
    'events.ts': 'ports.ts metrics.ts network.ts crypto',
    'context.ts': 'config.ts ports.ts metrics.ts tableCache.ts db crypto',
    http: 'callLimit.ts config.ts context.ts ports.ts errors.ts duration.ts bounds.ts network.ts metrics.ts events.ts crypto db modules/operatorSession modules/session modules/wireKey @contract',
    'modules/*':
      'config.ts context.ts ports.ts errors.ts duration.ts workQueue.ts network.ts rates.ts bounds.ts metrics.ts tableCache.ts windows.ts events.ts crypto db http @contract',
    'modules/account':
      '+modules/* modules/audit modules/rate modules/secondStep modules/session modules/sms modules/wireKey',
    'modules/audit': '+modules/*',
    'modules/avatar': '+modules/* modules/account modules/audit modules/rate',
    'modules/calendars':
      '+modules/* modules/account modules/audit modules/consent modules/holidays modules/quota modules/rate modules/records modules/session @engine/calendar @engine/time @reading/ical',
    'modules/catalogue': '+modules/* modules/audit',
    'modules/chartLink': '+modules/* modules/quota modules/rate',
    'modules/codes': '+modules/* modules/audit modules/entitlement modules/quota modules/rate',
    'modules/consent': '+modules/* modules/account modules/rate',
    'modules/docs': '+modules/*',
    'modules/mcp': '+modules/* modules/rate @engine/time @mcp',
    'modules/entitlement': '+modules/* modules/account modules/audit modules/catalogue',
    'modules/export':
      '+modules/* modules/account modules/audit modules/avatar modules/calendars modules/consent modules/entitlement modules/feedback modules/passkey modules/payment modules/quota modules/rate modules/records modules/secondStep modules/session',
    'modules/feedback': '+modules/* modules/account modules/audit modules/rate',
    'modules/holidays': '+modules/* modules/audit modules/quota @engine/calendar @engine/time',
    'modules/ledger': '+modules/*',
    'modules/login':
      '+modules/* modules/account modules/calendars modules/entitlement modules/passkey modules/payment modules/session modules/sms modules/social',
    'modules/merge':
      '+modules/* modules/account modules/audit modules/entitlement modules/login modules/secondStep modules/session modules/sms modules/social',
    'modules/operator':
      '+modules/* modules/account modules/audit modules/codes modules/feedback modules/holidays modules/operatorSession modules/payment modules/privacy modules/quota modules/switches',
    'modules/operatorSession': '+modules/* modules/audit modules/rate modules/secondStep',
    'modules/passkey':
      '+modules/* modules/account modules/audit modules/rate modules/session modules/wireKey',
    'modules/payment':
      '+modules/* modules/account modules/audit modules/catalogue modules/entitlement modules/ledger modules/quota modules/rate',
    'modules/picture': '+modules/*',
    'modules/privacy':
      '+modules/* modules/account modules/audit modules/avatar modules/calendars modules/consent modules/entitlement modules/export modules/feedback modules/passkey modules/payment modules/quota modules/records modules/secondStep modules/session modules/sms',
    'modules/quota': '+modules/* modules/audit modules/records modules/session',
    'modules/rate': '+modules/*',
    'modules/records': '+modules/* modules/session @engine/calendar @engine/time',
    'modules/rotation':
      '+modules/* modules/account modules/audit modules/codes modules/feedback modules/payment modules/secondStep modules/wireKey',
    'modules/secondStep': '+modules/* modules/rate',
    'modules/session': '+modules/*',
    'modules/sms': '+modules/* modules/rate',
    'modules/social': '+modules/* modules/wireKey',
    'modules/switches': '+modules/* modules/audit',
    'modules/system': '+modules/*',
    'modules/wireKey': '+modules/*',
    jobs: 'context.ts ports.ts errors.ts duration.ts db modules/*',
    ops: '*',
    '.': '*',
  },
  web: {
    lib: '@contract @engine @reading/reader @reading/places',
    'lib/page': '',
    'lib/words': '',
    'lib/script': '',
    'lib/engine': 'page',
    'lib/device': 'page script',
    'lib/time': 'page words',
    'lib/cases': 'page engine words script device time',
    'lib/wire': 'page script device time',
    'lib/sync': 'page words device time cases wire',
    ui: 'lib @contract @engine/ganzhi @reading/glossary @reading/sources',
    'ui/kit': '',
    'ui/tables': '',
    'ui/display': 'kit tables lib/page lib/words',
    'ui/figures': 'kit tables display lib/page lib/words',
    'ui/shell': 'kit tables display lib/page lib/words lib/device lib/script lib/wire/session.ts',
    'ui/controls':
      'kit tables display shell lib/page lib/words lib/device lib/time/monthDays.ts lib/cases/caseRecord.ts lib/cases/noteDraft.ts',
    'ui/pictures': 'kit tables display controls lib/page lib/script lib/device',
    'ui/frames':
      'kit tables display shell controls states lib/page lib/words lib/device lib/time lib/engine/calendarOf.ts lib/wire/session.ts lib/wire/useDetailGate.ts',
    'ui/states':
      'kit tables display shell controls lib/page lib/words lib/device lib/wire/session.ts lib/wire/quota.ts lib/wire/arrival.ts lib/wire/useGate.ts lib/cases/db.ts',
    'features/*': 'ui lib @contract @engine @reading',
    'features/chart': 'ui lib @contract @engine @reading',
    'features/chart/analysis': 'chartView.ts',
    'features/chart/grid': 'chartView.ts analysis',
    'features/chart/luck': 'chartView.ts grid',
    'features/chart/brief': 'chartView.ts analysis grid',
    'features/chart/share': 'chartView.ts birthFacts.ts analysis grid',
    pages: 'features/* ui lib @contract @engine @reading',
    app: 'pages features/* ui lib @contract @engine',
    '.': '',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Name of a workspace of the house. */
export type Workspace = keyof typeof LAYERS;

/** Functions of the engine that read lunar dates, by their number of arguments, the engine last. */
export const READS_DATES = {
  2: 'pickDays nearestPickDays pickHours',
  3: 'lunarYear lunarDateOfJdn lunarDateOf jdnOfLunar civilDateOfLunar festivalsOf dayPillars almanacDay dayBrief castHexagram',
  4: 'fourPillarsAt compareYiji findBirthTimes',
  5: 'monthGrid',
} as const;

/** What is forbidden beside the table, each with the files it holds for; the words are quoted by docs/ARCHITECTURE.md. */
export const RULES = {
  door: 'A room of engine is entered by its door, a file that package.json exports; another workspace only by its name.',
  package:
    'A package is imported only where the package.json of the workspace names it; `node:` only in server, cli and mcp, `virtual:` in web.',
  zod: 'contract and web know `zod/mini`, not the whole of zod.',
  kysely: 'kysely is known to stores (`*.store.ts`) and to db.',
  store: 'A store is imported by the services of the same module.',
  clock:
    'No clock and no chance in engine and reading: no `Date.now`, `new Date()`, `performance.now`, `Math.random`, no other name for `Date`.',
  zone: 'The zones and languages of the host are read only by three files of engine/src/time: no `Intl`, `toLocaleString`, `getTimezoneOffset` elsewhere in engine and reading.',
  fetch: 'The network is used only by web/src/lib/wire and the service worker.',
  query: 'Queries are built only in stores, db and ops.',
  transaction: 'Transactions are opened only in services, db and ops.',
  literal: 'What is imported later is named by a literal path.',
  dates:
    'A function of engine that reads lunar dates is called in web with its engine: a number does not say that a year is before 1646, as the type of a birth says that its zone may be any.',
  engines: 'The engines of history and of the world are loaded in web by web/src/lib/engine only.',
  circle: 'No circle of files, nor of modules of the server, imports of types included.',
} as const;

/** The table as ARCHITECTURE.md quotes it. */
export function layersText(): string {
  const blocks = Object.entries(LAYERS).map(([workspace, rows]) => {
    const width = Math.max(...Object.keys(rows).map((room) => room.length)) + 2;
    const lines = Object.entries(rows).map(([room, mayImport]) => {
      const depth = room.includes('/') && room.slice(0, room.lastIndexOf('/')) in rows ? '  ' : '';
      return `${depth}${room}`.padEnd(width + 2) + (mayImport === '' ? '–' : mayImport);
    });
    return ['```', `${workspace}/src`, ...lines.map((line) => `  ${line}`), '```'].join('\n');
  });
  return [
    ...blocks,
    Object.values(RULES)
      .map((rule) => `- ${rule}`)
      .join('\n'),
  ].join('\n\n');
}
