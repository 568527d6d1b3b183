/**
 * The only list of the pages: path and loader. Paths are in lib/page/paths.ts, because pages link by id; each page has
 * its own title.
 */
import type { ComponentType } from 'react';
import { PATHS, type PageId } from '../lib/page/paths.ts';

/** What the app knows about a page before it is loaded. */
export interface Page {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

const LOADERS = {
  root: () => import('../pages/LauncherPage.tsx'),
  launcher: () => import('../pages/LauncherPage.tsx'),
  home: () => import('../pages/HomePage.tsx'),
  records: () => import('../pages/RecordsPage.tsx'),
  mine: () => import('../pages/MinePage.tsx'),
  calendar: () => import('../pages/CalendarPage.tsx'),
  hours: () => import('../pages/HoursPage.tsx'),
  compass: () => import('../pages/CompassPage.tsx'),
  login: () => import('../pages/LoginPage.tsx'),
  register: () => import('../pages/RegisterPage.tsx'),
  phoneLogin: () => import('../pages/PhoneLoginPage.tsx'),
  personalCenter: () => import('../pages/PersonalCenterPage.tsx'),
  changePass: () => import('../pages/ChangePassPage.tsx'),
  browser: () => import('../pages/BrowserPage.tsx'),
  about: () => import('../pages/AboutPage.tsx'),
  infoList: () => import('../pages/InfoListPage.tsx'),
  memberCenter: () => import('../pages/MemberCenterPage.tsx'),
  payment: () => import('../pages/PaymentPage.tsx'),
  pickHour: () => import('../pages/PickHourPage.tsx'),
  pickDay: () => import('../pages/PickDayPage.tsx'),
  dayDetails: () => import('../pages/DayDetailsPage.tsx'),
  yunqi: () => import('../pages/YunqiPage.tsx'),
  yunqiAnalysis: () => import('../pages/YunqiAnalysisPage.tsx'),
  cases: () => import('../pages/CasesPage.tsx'),
  addCase: () => import('../pages/AddCasePage.tsx'),
  chart: () => import('../pages/ChartPage.tsx'),
  reportList: () => import('../pages/ReportListPage.tsx'),
  report: () => import('../pages/ReportPage.tsx'),
  chartAnalysis: () => import('../pages/ChartAnalysisPage.tsx'),
  hepan: () => import('../pages/HepanPage.tsx'),
  hepanRecords: () => import('../pages/HepanRecordsPage.tsx'),
  hepanItem: () => import('../pages/HepanItemPage.tsx'),
  advice: () => import('../pages/AdvicePage.tsx'),
  pillarPicture: () => import('../pages/PillarPicturePage.tsx'),
  pillarPicture2: () => import('../pages/TransitDiagramPage.tsx'),
  casting: () => import('../pages/CastingPage.tsx'),
  activation: () => import('../pages/ActivationPage.tsx'),
  business: () => import('../pages/BusinessPage.tsx'),
  download: () => import('../pages/DownloadPage.tsx'),
  structure: () => import('../pages/StructurePage.tsx'),
  groups: () => import('../pages/GroupsPage.tsx'),
  mansions: () => import('../pages/MansionsPage.tsx'),
  hexagrams: () => import('../pages/HexagramsPage.tsx'),
  agenda: () => import('../pages/AgendaPage.tsx'),
  chartRules: () => import('../pages/ChartRulesPage.tsx'),
  backup: () => import('../pages/BackupPage.tsx'),
  texts: () => import('../pages/TextsPage.tsx'),
  glossary: () => import('../pages/GlossaryPage.tsx'),
  search: () => import('../pages/SearchPage.tsx'),
  orders: () => import('../pages/OrdersPage.tsx'),
  receipt: () => import('../pages/ReceiptPage.tsx'),
  ask: () => import('../pages/AskPage.tsx'),
  yearMonths: () => import('../pages/YearMonthsPage.tsx'),
} as const satisfies Record<PageId, Page['load']>;

/** Every page of the app. */
export const PAGES: readonly Page[] = (Object.keys(LOADERS) as PageId[]).map((id) => ({
  path: PATHS[id],
  load: LOADERS[id],
}));
