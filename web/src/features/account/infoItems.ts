/**
 * What personal information is collected, why, when, where it is stored and for how long: the list of 个人信息收集清单.
 */
import type { CALLS, OutputOf } from '@shangyuan/contract';

/** What the server knows of consents and of how often information was taken in. */
export type ConsentState = OutputOf<typeof CALLS.listConsents>;

/** Spans over which it is counted. */
export type Span = 'week' | 'month' | 'year';

/** One kind of information. */
export interface InfoItem {
  readonly name: string;
  readonly purpose: string;
  readonly occasion: string;
  readonly place: string;
  readonly term: string;
  /** Which of the server's counts is its own; null for what never leaves the device. */
  readonly count: keyof ConsentState['collected'] | null;
}

/** Every kind of information the product takes in. */
export const INFO_ITEMS: readonly InfoItem[] = [
  {
    name: '手机号',
    purpose: '验证身份、找回账号',
    occasion: '验证码登录、绑定或更换手机号',
    place: '服务器，加密保存',
    term: '至账号注销后 7 天',
    count: 'phone',
  },
  {
    name: '昵称、头像与邮箱',
    purpose: '显示与联系；头像只有您自己看得到',
    occasion: '您在个人中心填写或修改时',
    place: '服务器',
    term: '至您删除或账号注销后 7 天',
    count: 'profile',
  },
  {
    name: '通行密钥的公钥',
    purpose: '不用密码登录',
    occasion: '您在个人中心添加通行密钥时；指纹与面容不离开您的设备',
    place: '服务器',
    term: '至您移除或账号注销后 7 天',
    count: null,
  },
  {
    name: '两步验证的密钥',
    purpose: '登录时多一步验证',
    occasion: '您在个人中心开启两步验证时；恢复码只存摘要',
    place: '服务器，加密保存',
    term: '至您关闭或账号注销后 7 天',
    count: null,
  },
  {
    name: '姓名、出生时间与地点',
    purpose: '排盘与保存命例',
    occasion: '您排盘、添加命例时；仅在您同意云端保存后上传',
    place: '本机；同意后另存服务器',
    term: '本机至您删除；服务器至您删除后 30 天',
    count: 'birth',
  },
  {
    name: '身份、伴侣与子女的回答',
    purpose: '让命盘报告不作假设',
    occasion: '您在报告里选答时；仅在您同意云端保存后随命例上传',
    place: '本机；同意后另存服务器',
    term: '本机至您删除；服务器至您删除后 30 天',
    count: null,
  },
  {
    name: '日历订阅',
    purpose: '让您的日历程序读取节气节日、收藏的日子、农历生日与每日一句',
    occasion: '您新建订阅时；农历生日与每日一句另须您同意，写不写姓名由您选，每日一句只上传句子，不上传生辰',
    place: '服务器；订阅地址只存摘要',
    term: '至您取消订阅或账号注销后 7 天',
    count: null,
  },
  {
    name: '登录设备与日志',
    purpose: '保障账号安全、排查故障',
    occasion: '登录与使用在线功能时，记录设备类型、时间与网络地址',
    place: '服务器',
    term: '登录记录至多 90 天；日志按法律要求留存',
    count: 'log',
  },
  {
    name: '订单',
    purpose: '开通会员、退款与对账',
    occasion: '您付款时；银行卡等信息由支付方处理，我们得不到',
    place: '服务器',
    term: '法律要求的年限，注销后不再与您关联',
    count: null,
  },
  {
    name: '反馈内容与联系方式',
    purpose: '答复与改进',
    occasion: '您提交反馈时；附带的事实在提交前逐项列出',
    place: '服务器，联系方式加密',
    term: '至账号注销后 7 天',
    count: 'feedback',
  },
  {
    name: '方向传感器',
    purpose: '罗盘指向',
    occasion: '您在罗盘点按开启后',
    place: '不保存，不离开本机',
    term: '离开罗盘即停',
    count: null,
  },
  {
    name: '位置',
    purpose: '填写经度、计算磁偏角',
    occasion: '您点按定位时',
    place: '仅在本机使用',
    term: '不保存，除非您存为出生地',
    count: null,
  },
];

/** What an item of consent is called. */
export const CONSENT_NAMES = {
  agreement: '用户协议',
  privacy: '隐私政策',
  cloudSave: '云端保存命例',
  location: '位置',
  orientation: '方向传感器',
  notification: '通知',
  birthdayCalendar: '农历生日订阅',
  dailyLines: '每日一句订阅',
} as const satisfies Record<ConsentState['items'][number]['item'], string>;

/** Consents that can be taken back by themselves; the others end with the account. */
export const REVOCABLE = [
  'cloudSave',
  'location',
  'orientation',
  'notification',
  'birthdayCalendar',
  'dailyLines',
] as const;

/**
 * The current state of every consent item: the last decision on each, newest first.
 *
 * @param items as the server lists them, newest first
 */
export function activeConsents(items: ConsentState['items']): ConsentState['items'] {
  return items.filter((one, index) => items.findIndex(({ item }) => item === one.item) === index);
}
