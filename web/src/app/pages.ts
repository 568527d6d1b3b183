/**
 * The only list of the pages: id, path, title and loader. Paths stand in lib/page/paths.ts, because pages link by id.
 */
import type { ComponentType } from 'react';
import { PATHS, type PageId } from '../lib/page/paths.ts';

/** What the app knows about a page before it is loaded. */
export interface Page {
  readonly id: PageId;
  readonly path: string;
  /** The route's title constant; what the header shows is the page's own. */
  readonly title: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

type PageEntry = readonly [title: string, load: Page['load']];

// prettier-ignore
const ENTRIES = {
  root: ['首页', () => import('../pages/LauncherPage.tsx')],
  launcher: ['首页', () => import('../pages/LauncherPage.tsx')],
  home: ['home', () => import('../pages/HomePage.tsx')],
  records: ['记录', () => import('../pages/RecordsPage.tsx')],
  mine: ['个人中心', () => import('../pages/MinePage.tsx')],
  calendar: ['万年历', () => import('../pages/CalendarPage.tsx')],
  hours: ['时辰详解', () => import('../pages/HoursPage.tsx')],
  compass: ['罗盘', () => import('../pages/CompassPage.tsx')],
  login: ['登录', () => import('../pages/LoginPage.tsx')],
  register: ['注册', () => import('../pages/RegisterPage.tsx')],
  phoneLogin: ['手机登录', () => import('../pages/PhoneLoginPage.tsx')],
  personalCenter: ['个人中心', () => import('../pages/PersonalCenterPage.tsx')],
  changePass: ['修改密码', () => import('../pages/ChangePassPage.tsx')],
  browser: ['', () => import('../pages/BrowserPage.tsx')],
  about: ['关于我们', () => import('../pages/AboutPage.tsx')],
  infoList: ['个人信息收集清单', () => import('../pages/InfoListPage.tsx')],
  memberCenter: ['会员中心', () => import('../pages/MemberCenterPage.tsx')],
  payment: ['支付', () => import('../pages/PaymentPage.tsx')],
  pickHour: ['择时', () => import('../pages/PickHourPage.tsx')],
  pickDay: ['择日', () => import('../pages/PickDayPage.tsx')],
  dayDetails: ['日详情', () => import('../pages/DayDetailsPage.tsx')],
  yunqi: ['五运六气', () => import('../pages/YunqiPage.tsx')],
  yunqiAnalysis: ['分析', () => import('../pages/YunqiAnalysisPage.tsx')],
  cases: ['我的命例', () => import('../pages/CasesPage.tsx')],
  addCase: ['添加命例', () => import('../pages/AddCasePage.tsx')],
  chart: ['命盘', () => import('../pages/ChartPage.tsx')],
  reportList: ['分析列表', () => import('../pages/ReportListPage.tsx')],
  report: ['命盘报告', () => import('../pages/ReportPage.tsx')],
  chartAnalysis: ['命盘分析', () => import('../pages/ChartAnalysisPage.tsx')],
  hepan: ['合盘', () => import('../pages/HepanPage.tsx')],
  hepanRecords: ['合盘记录', () => import('../pages/HepanRecordsPage.tsx')],
  hepanItem: ['合盘结果', () => import('../pages/HepanItemPage.tsx')],
  advice: ['反馈中心', () => import('../pages/AdvicePage.tsx')],
  pillarPicture: ['四柱图', () => import('../pages/PillarPicturePage.tsx')],
  pillarPicture2: ['四柱图', () => import('../pages/PillarPicture2Page.tsx')],
  casting: ['八字排盘', () => import('../pages/CastingPage.tsx')],
  activation: ['激活码', () => import('../pages/ActivationPage.tsx')],
  business: ['商务合作', () => import('../pages/BusinessPage.tsx')],
  download: ['下载App', () => import('../pages/DownloadPage.tsx')],
  structure: ['命局结构', () => import('../pages/StructurePage.tsx')],
  groups: ['分组', () => import('../pages/GroupsPage.tsx')],
  mansions: ['二十八宿', () => import('../pages/MansionsPage.tsx')],
  hexagrams: ['六十四卦', () => import('../pages/HexagramsPage.tsx')],
  agenda: ['提醒与订阅', () => import('../pages/AgendaPage.tsx')],
  chartRules: ['排盘规则', () => import('../pages/ChartRulesPage.tsx')],
  backup: ['数据备份', () => import('../pages/BackupPage.tsx')],
  texts: ['协议与说明', () => import('../pages/TextsPage.tsx')],
  glossary: ['名词', () => import('../pages/GlossaryPage.tsx')],
  search: ['搜索', () => import('../pages/SearchPage.tsx')],
  orders: ['我的订单', () => import('../pages/OrdersPage.tsx')],
  receipt: ['收据', () => import('../pages/ReceiptPage.tsx')],
} as const satisfies Record<PageId, PageEntry>;

/** Every page of the app. */
export const PAGES: readonly Page[] = (Object.keys(ENTRIES) as PageId[]).map((id) => {
  const [title, load]: PageEntry = ENTRIES[id];
  return { id, path: PATHS[id], title, load };
});
