/**
 * Paths of all pages by id: what links are made from. The list of the pages themselves, with titles and loaders, is
 * app/pages.ts; it is typed by this one, so that neither can lack a page of the other.
 */

/** Path of each page, as the hash shows it (`#/pages/main/homePage`). */
// prettier-ignore
export const PATHS = {
  root: '/',
  launcher: '/pages/launcher/launcher',
  home: '/pages/main/homePage',
  records: '/pages/main/Tab2Index',
  mine: '/pages/main/settingPage',
  calendar: '/pages/common/CalendarMore/WNLPage',
  hours: '/pages/common/CalendarMore/HourDetailed',
  compass: '/pages/main/Tab3Index',
  login: '/pages/main/logo/logo',
  register: '/pages/main/logo/register',
  phoneLogin: '/pages/main/logo/PhoneLogin',
  personalCenter: '/pages/main/logo/PersonalCenter',
  changePass: '/pages/main/logo/changePass',
  browser: '/pages/common/Browser',
  about: '/pages/common/aboutPage',
  infoList: '/pages/common/PersonalInfoColPage',
  memberCenter: '/pages/main/MemberCenter/MemberCenter',
  payment: '/pages/common/paymentPage',
  pickHour: '/pages/common/XuanJi/Shi',
  pickDay: '/pages/common/XuanJi/Ri',
  dayDetails: '/pages/common/XuanJi/RiDetails',
  yunqi: '/pages/common/WuYunLiuQi/WuYunLiuQi',
  yunqiAnalysis: '/pages/common/WuYunLiuQi/Analysis',
  cases: '/pages/common/MyCaseStudy/MyCaseStudy',
  addCase: '/pages/common/MyCaseStudy/AddCase',
  chart: '/pages/common/PlattingDetails/PlattingDetails',
  reportList: '/pages/common/Report/ReportList',
  report: '/pages/common/Report/ReportItem',
  chartAnalysis: '/pages/common/Report/PaiPanAnalysis',
  hepan: '/pages/common/hepan/hepan',
  hepanRecords: '/pages/common/hepan/ClosingRecord',
  hepanItem: '/pages/common/hepan/HePanItem',
  advice: '/pages/common/advicePage',
  pillarPicture: '/pages/common/SiZhuPic/SiZhuPic',
  pillarPicture2: '/pages/common/SiZhuPic/SiZhuPic2',
  casting: '/pages/common/home/PaipanRiqi',
  activation: '/pages/common/home/ActivationCode',
  business: '/pages/main/setting/BusinessCooperation',
  download: '/pages/AppDownload/AppDownload',
  structure: '/pages/common/Structure/Structure',
  groups: '/pages/common/group/group',
  // Pages of our own beside the spec's.
  mansions: '/pages/common/CalendarMore/Mansions',
  hexagrams: '/pages/common/CalendarMore/Hexagrams',
  agenda: '/pages/common/CalendarMore/Agenda',
  chartRules: '/pages/main/setting/ChartRules',
  backup: '/pages/main/setting/Backup',
  texts: '/pages/common/texts',
  glossary: '/pages/common/Glossary',
  search: '/pages/common/Search',
  orders: '/pages/main/MemberCenter/Orders',
  receipt: '/pages/main/MemberCenter/Receipt',
  ask: '/pages/common/Ask',
  yearMonths: '/pages/common/YearMonths',
  classics: '/pages/common/Classics',
  family: '/pages/common/hepan/Family',
  past: '/pages/common/Past',
} as const;

/** Id of a page. */
export type PageId = keyof typeof PATHS;

/** Query of a page: plain texts, passed through as they are. */
export type Query = Readonly<Record<string, string>>;

/** The three tabs, in their order. */
export const TABS = ['home', 'records', 'mine'] as const satisfies readonly PageId[];

/** Whether a path is that of a tab. */
export function isTabPath(path: string): boolean {
  return TABS.some((id) => PATHS[id] === path);
}

/**
 * Address of a page within the app.
 *
 * @example hrefOf('chart', { id: 'a b' }) // "/pages/common/PlattingDetails/PlattingDetails?id=a+b"
 */
export function hrefOf(id: PageId, query: Query = {}): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? PATHS[id] : `${PATHS[id]}?${search}`;
}

/**
 * A place inside the app from text of unknown origin (a `redirect`): null unless it is one of our paths.
 *
 * @example parseHref('/pages/main/homePage?x=1') // { "path": "/pages/main/homePage", "query": { "x": "1" } }
 * @example parseHref('https://example.com/') // null
 */
export function parseHref(text: string): { path: string; query: Query } | null {
  const [path = '', search = ''] = text.split('?', 2);
  if (!Object.values<string>(PATHS).includes(path)) return null;
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}
