/**
 * 二十八宿 in order from 角. `luminary` 七曜, `animal` 禽星, `palace` one of the four quarters with its 象, `luck` by the
 * popular set of 玉匣记, `field` 九野. Thursday is always 角 斗 奎 or 井.
 * Source: 史记·天官书 and 协纪辨方书·卷一 (order, quarters), 玉匣记 (luck), 吕氏春秋·有始 (九野).
 */
export const MANSIONS = [
  { name: '角', luminary: '木', animal: '蛟', full: '角木蛟', palace: '东', beast: '青龙', luck: '吉', field: '钧天' },
  { name: '亢', luminary: '金', animal: '龙', full: '亢金龙', palace: '东', beast: '青龙', luck: '凶', field: '钧天' },
  { name: '氐', luminary: '土', animal: '貉', full: '氐土貉', palace: '东', beast: '青龙', luck: '凶', field: '钧天' },
  { name: '房', luminary: '日', animal: '兔', full: '房日兔', palace: '东', beast: '青龙', luck: '吉', field: '苍天' },
  { name: '心', luminary: '月', animal: '狐', full: '心月狐', palace: '东', beast: '青龙', luck: '凶', field: '苍天' },
  { name: '尾', luminary: '火', animal: '虎', full: '尾火虎', palace: '东', beast: '青龙', luck: '吉', field: '苍天' },
  { name: '箕', luminary: '水', animal: '豹', full: '箕水豹', palace: '东', beast: '青龙', luck: '吉', field: '变天' },
  { name: '斗', luminary: '木', animal: '獬', full: '斗木獬', palace: '北', beast: '玄武', luck: '吉', field: '变天' },
  { name: '牛', luminary: '金', animal: '牛', full: '牛金牛', palace: '北', beast: '玄武', luck: '凶', field: '变天' },
  { name: '女', luminary: '土', animal: '蝠', full: '女土蝠', palace: '北', beast: '玄武', luck: '凶', field: '玄天' },
  { name: '虚', luminary: '日', animal: '鼠', full: '虚日鼠', palace: '北', beast: '玄武', luck: '凶', field: '玄天' },
  { name: '危', luminary: '月', animal: '燕', full: '危月燕', palace: '北', beast: '玄武', luck: '凶', field: '玄天' },
  { name: '室', luminary: '火', animal: '猪', full: '室火猪', palace: '北', beast: '玄武', luck: '吉', field: '玄天' },
  { name: '壁', luminary: '水', animal: '貐', full: '壁水貐', palace: '北', beast: '玄武', luck: '吉', field: '幽天' },
  { name: '奎', luminary: '木', animal: '狼', full: '奎木狼', palace: '西', beast: '白虎', luck: '凶', field: '幽天' },
  { name: '娄', luminary: '金', animal: '狗', full: '娄金狗', palace: '西', beast: '白虎', luck: '吉', field: '幽天' },
  { name: '胃', luminary: '土', animal: '雉', full: '胃土雉', palace: '西', beast: '白虎', luck: '吉', field: '颢天' },
  { name: '昴', luminary: '日', animal: '鸡', full: '昴日鸡', palace: '西', beast: '白虎', luck: '凶', field: '颢天' },
  { name: '毕', luminary: '月', animal: '乌', full: '毕月乌', palace: '西', beast: '白虎', luck: '吉', field: '颢天' },
  { name: '觜', luminary: '火', animal: '猴', full: '觜火猴', palace: '西', beast: '白虎', luck: '凶', field: '朱天' },
  { name: '参', luminary: '水', animal: '猿', full: '参水猿', palace: '西', beast: '白虎', luck: '吉', field: '朱天' },
  { name: '井', luminary: '木', animal: '犴', full: '井木犴', palace: '南', beast: '朱雀', luck: '吉', field: '朱天' },
  { name: '鬼', luminary: '金', animal: '羊', full: '鬼金羊', palace: '南', beast: '朱雀', luck: '凶', field: '炎天' },
  { name: '柳', luminary: '土', animal: '獐', full: '柳土獐', palace: '南', beast: '朱雀', luck: '凶', field: '炎天' },
  { name: '星', luminary: '日', animal: '马', full: '星日马', palace: '南', beast: '朱雀', luck: '凶', field: '炎天' },
  { name: '张', luminary: '月', animal: '鹿', full: '张月鹿', palace: '南', beast: '朱雀', luck: '吉', field: '阳天' },
  { name: '翼', luminary: '火', animal: '蛇', full: '翼火蛇', palace: '南', beast: '朱雀', luck: '凶', field: '阳天' },
  { name: '轸', luminary: '水', animal: '蚓', full: '轸水蚓', palace: '南', beast: '朱雀', luck: '吉', field: '阳天' },
] as const;
/** A lunar mansion with its attributes. */
export type Mansion = (typeof MANSIONS)[number];
