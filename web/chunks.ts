/**
 * Which module travels in which file: few files of a good size instead of a hundred small ones. What every page needs is two
 * files; the rest follows the rooms of the engine and the features that pages share. What no line names goes with its page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCES = new URL('./src/', import.meta.url).pathname;

/** Icons that several files use; the others go with their only user. */
function sharedIcons(): ReadonlySet<string> {
  const drawn = new Map<string, number>();
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.tsx')) continue;
    const icons = new Set(readFileSync(SOURCES + name, 'utf8').match(/\b\w+Icon\b/g));
    for (const icon of icons) drawn.set(icon, (drawn.get(icon) ?? 0) + 1);
  }
  return new Set([...drawn].filter(([, count]) => count > 1).map(([icon]) => icon));
}

const SHARED_ICONS = sharedIcons();
const ICON = '\0icon/';
const iconOf = (id: string) => (id.startsWith(ICON) ? id.slice(ICON.length) : '');
const isSharedIcon = (id: string) => SHARED_ICONS.has(iconOf(id));

/** Makes a module of each icon: a module is in one file of the build, and every page would load the whole table. */
export function splitIcons(): Plugin {
  const table = `${SOURCES}ui/tables/icons.ts`;
  const lines = readFileSync(table, 'utf8').matchAll(/^export const (\w+) =\n {2}('[^']+');$/gm);
  const outlines = new Map([...lines].map(([, name = '', outline = '']) => [name, outline]));
  return {
    name: 'split-icons',
    apply: 'build',
    resolveId: (id) => (id.startsWith(ICON) ? id : null),
    load(id) {
      if (id === table)
        return [...outlines.keys()].map((name) => `export { ${name} } from '${ICON}${name}';`).join('\n');
      const outline = outlines.get(iconOf(id));
      return outline === undefined ? null : `export const ${iconOf(id)} = ${outline};`;
    },
  };
}

/** Drawn around every page and on the first one. */
const FIRST_DRAWN = ['app/', 'ui/shell/', 'ui/states/States', 'features/today/', 'pages/LauncherPage'];

/** Icons of the first page. */
function firstIcons(): ReadonlySet<string> {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const drawn = names.filter(
    (name) =>
      name.endsWith('.tsx') &&
      !/\/(ExampleCards|FirstVisit|HeaderButtons|Rail)\.tsx$/.test(name) &&
      FIRST_DRAWN.some((path) => name.startsWith(path)),
  );
  return new Set(drawn.flatMap((name) => readFileSync(SOURCES + name, 'utf8').match(/\b\w+Icon\b/g) ?? []));
}

const FIRST_ICONS = firstIcons();
const isFirstIcon = (id: string) => isSharedIcon(id) && FIRST_ICONS.has(iconOf(id));

type Test = (id: string) => boolean;
const under = (pattern: string): Test => {
  const expression = new RegExp(`/${pattern}`);
  return (id) => expression.test(id);
};
/** A door leads to everything and is nothing itself. */
const room = (rooms: string): Test => under(`engine/src/(${rooms})/(?!.*historical|index|world|testing)`);

/** Parts of the grid that need the analysis; what only a picture, a link, a sheet or another page draws is in neither. */
const WITH_ANALYSIS = 'BasicTab|BirthTexts|DerivedCard|[hH]ourCandidates|RelationList|TimeCard';
const DRAWN_LATER = 'ArcBoard|boardView|whyView|luckCalendar|LuckPartRow';

/** The parts of an analysis that the sections of a report read. */
const OF_REPORTS = 'luckFacts|luckTouches|keyYears|partnerYears';

/** The first matching line; a module takes its imports along unless an earlier line has them. */
const LINES: readonly (readonly [name: string, ...tests: Test[]])[] = [
  [
    'vendor',
    (id) => id.includes('rolldown/runtime'),
    under('node_modules/(react|react-dom|scheduler|zustand|use-sync-external-store)/'),
    under(
      'node_modules/@tanstack/(react-router/(?!dist/esm/useBlocker)|router-core|history|react-store|store)/?',
    ),
  ],
  // What the first page needs.
  [
    'base',
    under('web/src/app/(?!morePages|startWorker|watchWrites)'),
    under('web/src/pages/(CommandForm|useRecentCases)'),
    under(
      'web/src/ui/(shell/(?!HeaderButtons|liftAbove|noSwipeBack|PaneHead|Panes|pull|PullRefresh|Rail|rowDoors|RowLink)|states/States)',
    ),
    under('web/src/ui/kit/'),
    under('web/src/ui/display/(Card|Icon|Note)\\.'),
    under('web/src/ui/controls/(Button|Carousel|SearchField|useMouseScroll)'),
    isFirstIcon,
    under('web/src/lib/page/(?!offerUpdate|resource|result|webAddress)'),
    under('web/src/lib/script/(script|loadLanguage|jsx)'),
    under('web/src/lib/device/(firstSteps|install|online|settings|storage)'),
    under('web/src/lib/time/(beijing|clock)'),
    under('web/src/lib/wire/(paid|session)'),
    under('web/src/lib/words/(dateText|disclaimer|text\\.)'),
    under('contract/src/(features|product|texts)'),
  ],
  // The header of every page, and date texts.
  [
    'sky',
    under('web/src/features/today/(dateView|stripView)'),
    under('web/src/lib/time/termSpan'),
    under('web/src/lib/words/almanacText'),
    // Except for what pillars contain and what a compass has.
    room('ganzhi(?!/(changsheng|hiddenStems|relations|tenGods|trigram|mountain))'),
  ],
  // Forms, sheets and what other pages share; the styles of their forms and days are in one file with them.
  [
    'controls',
    under('web/src/features/((birth|region|dayPanel)/.*|personal/Personal\\.module)\\.css$'),
    under('web/src/features/cases/CaseRow\\.module\\.css$'),
    under('contract/src/(envelope|reminders)'),
    under(
      'web/src/ui/(frames/ReasonSheet|shell/(?!liftAbove|noSwipeBack|Rail)|states/(?!ArrivalGate|LoginRequired))',
    ),
    under('web/src/ui/display/(?!BandMark\\.tsx|QrCode)'),
    under(
      'web/src/ui/controls/(?!BatchBar|DateTile|ImagePicker|mouseScroll|LongList|NoteEditor|Tabs|TileGrid|TurningDots)',
    ),
    isSharedIcon,
    under('web/src/lib/page/(?!offerUpdate|resource|webAddress)'),
    under('web/src/lib/device/(birthdayRules|copyText|newId|pasteText|savedDays|saveFile)'),
    under('web/src/lib/time/(dateTurns|storedNotices|useQueryDate|useToday)'),
    under('web/src/lib/wire/(linkKeys|quota|unlocked|useDetailGate|useGate)'),
    under('web/src/lib/words/(pillarsText|textsVersion)'),
    // Dates as sentences write them: of charts, and of the steps of 五运六气, which load no chart.
    under('reading/src/time/(clockText|printedText)'),
    // Who reads and how figures are written: of every family of statements.
    under('reading/src/statement/(reader|figures)'),
    under('web/src/lib/engine/calendarOf'),
    // The Sun's clock, which a day and a birth both ask for.
    under('engine/src/(time/solarClocks|ganzhi/(trigram|mountain))'),
    under('web/src/lib/cases/(caseDb|caseRecord|clientState|db\\.|place)'),
    under('web/src/features/cases/RecentRow'),
    under('web/src/features/birth/useCastAgain'),
    under('web/src/features/account/memberText'),
  ],
  // What the server and the device's database hold, for the pages that show it.
  [
    'resource',
    under('node_modules/@tanstack/(react-query|query-core)/'),
    under('web/src/lib/(page/resource|cases/(comparison|deviceLists|group))'),
    under('web/src/lib/wire/castCount'),
    under('web/src/features/cases/PickCaseSheet'),
    // What a reader answered of a chart.
    under('web/src/lib/cases/readerAnswers'),
  ],
  // What opens the device's database, after the first screen.
  ['device', under('node_modules/idb/')],
  // Decrypts what is stored on the device: separate, so that it and the API calls are evaluated in separate tasks.
  ['cipher', under('web/src/lib/device/cipher'), under('node_modules/@noble/ciphers/')],
  ['wire', under('web/src/lib/(wire/(api|order|profile|refresh)|sync/syncState)')],
  // Forms of calls.
  [
    'fields',
    under('node_modules/react-hook-form/'),
    under('web/src/lib/wire/useContractForm'),
    under('web/src/ui/(frames/(Form|OwnPage)|states/LoginRequired)'),
  ],
  ['almanac', under('web/src/features/today/todayView')],
  // What a whole day and a month have beside that.
  [
    'days',
    under('web/src/features/today/aheadView'),
    under('engine/src/calendar/(tables/)?(festivals|hou|monthGrid)'),
    under('engine/src/almanac/(almanacDay|hours/almanacHours)'),
    under('engine/src/calendar/yearGods'),
  ],
  [
    'day',
    under('web/src/features/(dayPanel/(?!DayFactSheet)|hours/hoursView|personal/Personal(Card|Hours))'),
    under('web/src/ui/display/BandMark\\.tsx'),
    under('web/src/lib/device/reminder'),
    under('web/src/lib/time/holidayBook'),
    under('web/src/lib/words/holidayText'),
    under('engine/src/calendar/(tables/)?holidays'),
    under('reading/src/(almanac|picking/hourText)'),
  ],
  [
    'cast',
    room('ganzhi'),
    under('web/src/lib/engine/engineOf'),
    under('web/src/lib/cases/(castBirth|chartState|movedPillars|sameCasting|useChartSource)'),
    under('web/src/features/cases/useCasting'),
    under('web/src/lib/words/ruleText'),
    under(
      'reading/src/(time/|(chart/(combineReasonText|explanation|noticeText|relationText|ruleText)|statement/groupBy)\\.)',
    ),
  ],
  // The clocks of the whole world: for births abroad and for searches by pillars.
  ['zones', under('engine/src/time/(inZone|worldTable|worldZones|tables/worldZones)')],
  [
    'form',
    under('web/src/features/(birth|region)/(?!data|useCastAgain|foundTimes)'),
    under('web/src/pages/CastForm'),
  ],
  [
    'chart',
    room('chart(?!/(derivation|compare|cast/(tables/)?boneWeight))'),
    // What stands above a chart that was not cast here, or by another engine, comes with such a chart.
    under(
      'web/src/features/chart/(?!AddressNotice|analysis|CaseBirthday|MomentGate|NotesTab|notices|[Rr]ecast)\\w+\\.',
    ),
    under(`web/src/features/chart/(grid|luck)/(?!${DRAWN_LATER}|${WITH_ANALYSIS})`),
    under('web/src/pages/ChartPage'),
  ],
  // What reads a chart's link, loaded by those that open one, with the gate that a picked day has too.
  [
    'link',
    under(
      'web/src/(lib/(cases/(chartLink|linkSeal)|wire/(arrival|passGate))|features/chart/share/[lL]ink(Gate|Arrival)|ui/states/(ArrivalGate|QuotaHint))',
    ),
  ],
  // The cards that are posted, and codes on them and on payments.
  ['pictures', under('node_modules/uqr/'), under('web/src/ui/(display/QrCode|pictures/)')],
  // What leaves the device: pictures, texts, calendar files.
  ['share', under('web/src/(lib/device/share(Picture|Text)|features/agenda/saveCalendar)')],
  [
    'picking',
    room('almanac/pick'),
    under('web/src/features/picking/'),
    under('web/src/pages/(DayDetails|PickDay|PickHour)Page'),
  ],
  // Terms that a reader taps, of readings and of the page that lists them.
  ['glossary', under('reading/src/glossary/')],
  [
    'analysis',
    room(`analysis(?!/(hepan/|luck/(${OF_REPORTS})|tables/(hepanPoints|yearSpirits)))`),
    under('web/src/lib/cases/analysisOf'),
    under('reading/src/chart/(explanationText|godShare|lifeText)'),
  ],
  // Two charts beside each other.
  ['beside', under('engine/src/analysis/(hepan/|tables/hepanPoints)')],
  // 三件要事: drawn when its small file is there, with what stands above a chart; their words come a moment later.
  [
    'brief',
    under(
      'web/src/features/chart/(brief/|analysis/MatterList|AddressNotice|notices|[Rr]ecast|share/LinkedNotice)',
    ),
  ],
  // The parts of a chart beside its grid.
  [
    'tabs',
    under('web/src/ui/figures/'),
    under('web/src/features/chart/(analysis/(?!mattersOf|topics)|analysisTabs|NotesTab)'),
    under(`web/src/features/chart/grid/(${WITH_ANALYSIS})`),
    under('reading/src/chart/(facet|gathering|pattern|strength|yongshen)Text'),
  ],
  [
    'figures',
    under('web/src/features/(chart/grid/(ArcBoard|boardView)|structure/)'),
    under('web/src/pages/(PillarPicture|Structure|TransitDiagram)Page'),
  ],
  [
    'pairs',
    under('web/src/features/hepan/(modes|currentPair)'),
    under('web/src/features/cases/(caseDetails|caseFilter)'),
  ],
  [
    'files',
    under('web/src/features/cases/(caseColumns|caseFile|exportCases|sealedFile|SealedExport|EraseDevice)'),
    under('reading/src/typed/csvTable'),
    under('web/src/lib/cases/(clearDevice|trash)'),
  ],
  [
    'list',
    under('web/src/ui/(controls/(BatchBar|LongList)|frames/ListDetail)'),
    under('web/src/features/cases/CaseRow'),
    under('node_modules/@tanstack/(react-)?virtual'),
    // The order of days: needed by the records before their list.
    under('web/src/features/agenda/savedOrder'),
  ],
  ['editors', under('web/src/ui/controls/(ImagePicker|NoteEditor)')],
  [
    'cases',
    under(
      'web/src/features/cases/(?!findings/(findingTerms|caseFacts)|ChartList|TrashCard|trashRows|DeleteForGood|EraseDevice|useCasting|saveEntry|caseDetails|CaseDetailsForm|ImportCard|ImportPreview|importFile|rowBirth|tableImport|writeImport)',
    ),
    under('web/src/pages/(Cases|Groups)Page'),
  ],
  [
    'compared',
    under('web/src/features/hepan/(HepanRecords|ComparisonList)'),
    under('web/src/pages/HepanRecordsPage'),
  ],
  [
    'entry',
    under('web/src/features/cases/(saveEntry|CaseDetailsForm)'),
    under('web/src/features/hourFinder/hours'),
    under('web/src/pages/AddCasePage'),
  ],
  [
    'hepan',
    under('web/src/features/hepan/(hepanResult|hepanView|PairFigure|ResultFigure)'),
    under('web/src/pages/HepanItemPage'),
  ],
  // What 三件要事 share with the sections of a report, questions, the months of a year, the past and a family.
  [
    'argued',
    under('reading/src/report/(bridge|figures|reportFacts|years)\\.'),
    under('reading/src/report/(aboutChild|library/remedy|plan/(reportPlan|yearOf))\\.'),
    under('reading/src/statement/(family|claims|joinStatements)\\.'),
    under(`engine/src/analysis/(luck/(${OF_REPORTS})|tables/yearSpirits)`),
  ],
  [
    'matters',
    under('web/src/features/chart/analysis/mattersOf'),
    under('reading/src/report/(sections/keyPoints|library/(keyPoint|god|thesis))'),
    under('reading/src/report/plan/thesis'),
  ],
  // What these share without 三件要事.
  [
    'sections',
    under('reading/src/report/(index|report|reportFrame|loadSection)\\.'),
    under('reading/src/report/(curve|decades|facetYears|section|periods/net|tables/periodClauses)\\.'),
    under('reading/src/chart/luckScoreText'),
    under('engine/src/chart/derivation/(steps|relationSteps)\\.'),
  ],
  [
    'report',
    under(
      'web/src/features/report/(?!LifeCurve|CurvePoint|curveView|LookBack|PictureSheet|BookSheet|bookView|ReportPaper|WholeReportText)',
    ),
    under('web/src/pages/Report(List)?Page'),
  ],
  [
    'past',
    under('web/src/features/past/'),
    under('web/src/pages/(Past|HoursOfCase)'),
    under('reading/src/marks/'),
  ],
  // What 我的 shows of the account, without its forms.
  ['avatar', under('web/src/features/account/Avatar\\.'), under('web/src/lib/wire/avatar')],
  // How a purchase is paid, on every page that offers it.
  ['pay', under('web/src/features/membership/(pay|PayChannels)\\.')],
  ['account', under('web/src/features/account/(?!AvatarSheet)')],
  [
    'agenda',
    under('web/src/features/agenda/'),
    under('web/src/lib/wire/consents'),
    under('web/src/pages/AgendaPage'),
    under('web/src/lib/device/birthdayRules'),
    under('reading/src/birthday/'),
  ],
];

/** Groups as the bundler takes them. */
export const CHUNKS = LINES.map(([name, ...tests], index) => ({
  name,
  test: (id: string) => tests.some((test) => test(id)),
  priority: LINES.length - index,
}));
