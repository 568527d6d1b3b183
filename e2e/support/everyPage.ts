/**
 * Every page of the app with its title, for the sweeps that open them all.
 */
import type { PageId, Query } from '../../web/src/lib/page/paths.ts';

/** A chart of a moment, so that pages about a chart have one: 1990-06-15 14:30 in Beijing time. */
export const CHART = { now: '1', at: '645427800000', sex: '女' } as const;

// prettier-ignore
const PAGES = {
  root: ['上元'], launcher: ['上元'], home: ['排盘'], records: ['记录'], mine: ['个人中心'],
  calendar: [/\d+年|万年历/], hours: ['时辰详解'], compass: ['罗盘'],
  login: ['登录'], register: ['注册'], phoneLogin: ['手机登录'], personalCenter: ['个人中心'], changePass: ['修改密码'],
  browser: [null], about: ['关于我们'], infoList: ['个人信息收集清单'],
  memberCenter: ['会员中心'], payment: ['支付'], activation: ['激活码'],
  orders: ['我的订单'], receipt: ['收据'], search: ['搜索'],
  pickDay: ['择日'], pickHour: ['择时'], dayDetails: ['日详情'],
  yunqi: ['五运六气'], yunqiAnalysis: [/分析/],
  cases: ['我的命例'], addCase: ['添加命例'], groups: ['分组'],
  casting: ['八字排盘'], chart: ['即时盘', CHART], structure: ['命局结构', CHART],
  pillarPicture: ['四柱图', CHART], pillarPicture2: ['岁运四柱图', CHART],
  reportList: ['分析列表', CHART], report: [/报告/, CHART], chartAnalysis: [/分析/, CHART],
  hepan: ['合盘'], hepanRecords: ['合盘记录'], hepanItem: [/合盘/],
  advice: ['反馈中心'], business: ['商务合作'], download: ['下载App'],
  mansions: ['二十八宿'], hexagrams: ['六十四卦'], chartRules: ['排盘规则'], backup: ['数据备份'], texts: [/协议|说明/],
  agenda: ['提醒与订阅'], glossary: ['名词'], ask: ['问', CHART], yearMonths: ['流年逐月', CHART],
  classics: ['古籍命例'],
  family: ['一家人'],
  past: ['印证', CHART],
} as const satisfies Record<PageId, readonly [title: string | RegExp | null, query?: Query]>;

/** A page's id, its title (null where the header has none), and what it is opened with. */
export const EVERY_PAGE = Object.entries(PAGES) as [PageId, readonly [string | RegExp | null, Query?]][];
