/**
 * Lists of items that several spirits share, written once. Items are separated by spaces, as are the ids of spirits.
 */

/** What 天德, 月德 and their 合 favour. Source: 协纪辨方书·卷十. */
export const DE_FAVOURS =
  '祭祀 祈福 求嗣 上册 上表章 颁诏 覃恩 袭爵受封 施恩 招贤 举正直 恤孤茕 宣政事 雪冤 庆赐 会亲友 出行 安抚边境 选将 出师 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 移徙 解除 求医疗病 裁衣 营建宫室 缮城郭 修造动土 竖柱上梁 修仓库 栽种 牧养 纳畜 安葬';

/** What 月恩, 四相 and 时德 favour. Source: 协纪辨方书·卷十. */
export const EN_FAVOURS =
  '祭祀 祈福 求嗣 袭爵受封 施恩 举正直 庆赐 会亲友 出行 上官赴任 临政亲民 结婚姻 纳采问名 移徙 解除 求医疗病 裁衣 修宫室 缮城郭 修造动土 竖柱上梁 纳财 开仓库 出货财 栽种 牧养';

/** What 劫煞, 月煞 and 月刑 forbid. Source: 协纪辨方书·卷十. */
export const SHA_FORBIDS =
  '祈福 求嗣 上册 上表章 颁诏 袭爵受封 施恩 招贤 举正直 宣政事 布政事 庆赐 会亲友 冠带 出行 安抚边境 选将 出师 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 进人口 移徙 安床 解除 剃头 整手足甲 求医疗病 裁衣 营建宫室 修宫室 缮城郭 筑堤防 修造动土 竖柱上梁 修仓库 鼓铸 经络 酝酿 开市 立券 交易 纳财 开仓库 出货财 修置产室 开渠 穿井 安碓硙 补垣 塞穴 修饰垣墙 破屋坏垣 栽种 牧养 纳畜 破土 安葬 启攒';

/** What 土府, 土符 and 地囊 forbid. Source: 协纪辨方书·卷十. */
export const TU_FORBIDS =
  '营建宫室 修宫室 缮城郭 筑堤防 修造动土 修仓库 修置产室 开渠 穿井 安碓硙 补垣 修饰垣墙 平治道涂 破屋坏垣 栽种 破土';

/** What 往亡 and 气往亡 forbid. Source: 协纪辨方书·卷十. */
export const WANG_FORBIDS =
  '上册 上表章 颁诏 招贤 宣政事 出行 安抚边境 选将 出师 上官赴任 临政亲民 嫁娶 进人口 移徙 求医疗病 捕捉 畋猎 取鱼';

/** What 长星 and 短星 forbid. Source: 协纪辨方书·卷十. */
export const XING_FORBIDS =
  '进人口 裁衣 经络 开市 立券 交易 纳财 纳畜';

/** 四德: 天德 月德 天德合 月德合, the only ones that count as 德 on the ladder. Source: 协纪辨方书·卷十. */
export const DE =
  'tiande yuede tiandehe yuedehe';

/** 遇德犹忌: military affairs and the treatment of illness, forbidden still where a 德 lifts the rest. Source: 协纪辨方书·卷十. */
export const WAR =
  '安抚边境 选将 出师 求医疗病';

/** 遇德犹忌 of the lesser evils: military affairs only. Source: 协纪辨方书·卷十. */
export const ARMS =
  '安抚边境 选将 出师';

/** Earthwork that 月建 and 土府 keep forbidden even with a 德. Source: 协纪辨方书·卷十. */
export const EARTH_KEEP =
  '营建宫室 修宫室 缮城郭 筑堤防 修造动土 修仓库 修置产室 开渠 穿井 安碓硙 补垣 修饰垣墙 平治道涂 破屋坏垣 伐木 栽种 破土';

/** What 月厌 keeps forbidden even with a 德. Source: 协纪辨方书·卷十. */
export const YAN_KEEP =
  '出行 安抚边境 选将 出师 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 求医疗病 移徙 远回 栽种';

/** The twelve quiet items that stay open on 上朔, 四离, 四绝 and 晦日. Source: 协纪辨方书·卷十. */
export const QUIET_ITEMS =
  '祭祀 解除 沐浴 剃头 整手足甲 补垣 塞穴 扫舍宇 修饰垣墙 平治道涂 破屋坏垣 伐木';
