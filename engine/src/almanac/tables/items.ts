/**
 * The 83 classic items 用事 that the almanac rules on, in the order of 协纪辨方书·卷十一 (御用, 民用, 通书 lists run
 * together), with those that only 卷十 names, at the end. Everything a modern reader looks up is derived from these.
 */
export const ITEMS = [
  '祭祀', '祈福', '求嗣', '上册', '上表章', '颁诏', '覃恩', '袭爵受封',
  '施恩', '招贤', '举正直', '恤孤茕', '宣政事', '布政事', '雪冤', '庆赐',
  '会亲友', '入学', '冠带', '出行', '安抚边境', '选将', '出师', '上官赴任',
  '临政亲民', '结婚姻', '纳采问名', '嫁娶', '进人口', '移徙', '远回', '安床',
  '解除', '沐浴', '剃头', '整手足甲', '求医疗病', '疗目', '针刺', '裁衣',
  '营建宫室', '修宫室', '缮城郭', '筑堤防', '修造动土', '竖柱上梁', '修仓库', '鼓铸',
  '苫盖', '经络', '酝酿', '开市', '立券', '交易', '纳财', '开仓库',
  '出货财', '修置产室', '开渠', '穿井', '安碓硙', '补垣', '塞穴', '扫舍宇',
  '修饰垣墙', '平治道涂', '破屋坏垣', '伐木', '捕捉', '畋猎', '取鱼', '乘船渡水',
  '栽种', '牧养', '纳畜', '破土', '安葬', '启攒', '词讼', '运谋',
  '安神', '修祠宇', '修筑园圃',
] as const;
/** A classic item 用事. */
export type Item = (typeof ITEMS)[number];

/** Items of the court 御用: used in deriving, not shown to today's reader. Source: 协纪辨方书·卷十一. */
export const COURT_ITEMS = [
  '上册', '颁诏', '覃恩', '施恩', '招贤', '举正直', '恤孤茕', '宣政事', '布政事', '雪冤', '庆赐', '袭爵受封', '安抚边境', '选将', '出师', '营建宫室', '修宫室', '缮城郭', '运谋', '安神', '修祠宇', '修筑园圃',
] as const satisfies readonly Item[];
