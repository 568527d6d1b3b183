/** 彭祖百忌 as both libraries print it: what a day is not for, by its stem and by its branch. Source: 协纪辨方书·卷三十五, 彭祖百忌. */
export const PENGZU_STEMS = [
  '甲不开仓财物耗散',
  '乙不栽植千株不长',
  '丙不修灶必见灾殃',
  '丁不剃头头必生疮',
  '戊不受田田主不祥',
  '己不破券二比并亡',
  '庚不经络织机虚张',
  '辛不合酱主人不尝',
  '壬不泱水更难提防',
  '癸不词讼理弱敌强',
] as const;
export const PENGZU_BRANCHES = [
  '子不问卜自惹祸殃',
  '丑不冠带主不还乡',
  '寅不祭祀神鬼不尝',
  '卯不穿井水泉不香',
  '辰不哭泣必主重丧',
  '巳不远行财物伏藏',
  '午不苫盖屋主更张',
  '未不服药毒气入肠',
  '申不安床鬼祟入房',
  '酉不会客醉坐颠狂',
  '戌不吃犬作怪上床',
  '亥不嫁娶不利新郎',
] as const;
