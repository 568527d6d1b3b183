/**
 * Texts of the twenty-eight mansions 二十八宿: where the figure stands in the sky, what its name likens it to, and how
 * almanacs traditionally used its day. The facts follow 史记·天官书 and 步天歌; the sentences are ours.
 */

/** Plain text of one mansion. */
export interface MansionText {
  /** Where its stars stand, in modern constellation names, and how many the classical figure counts. */
  readonly sky: string;
  /** What the name and figure stand for. */
  readonly image: string;
  /** How a day under it was traditionally understood, as custom and not as a verdict. */
  readonly custom: string;
}

/** Our texts of the twenty-eight mansions, in the order of the sky from 角. */
export const MANSION_TEXTS = {
  角: {
    sky: '室女座，二星。',
    image: '青龙的一对角，春夜最先从东方抬起，是天门所在。',
    custom: '旧历多取它起头、立约、备礼之意，讲究开门见山。',
  },
  亢: {
    sky: '室女座，四星。',
    image: '青龙的颈项，取高亢之意，古人以它为议事之庭。',
    custom: '旧俗在这天少办婚嫁与起造，宜先议后行。',
  },
  氐: {
    sky: '天秤座，四星。',
    image: '青龙的胸，也是根柢，像一座歇脚的行馆。',
    custom: '旧俗多用来休整与安顿，大宗动土另择日子。',
  },
  房: {
    sky: '天蝎座，四星。',
    image: '青龙的腹，又称天驷，是驾车的四匹马。',
    custom: '旧历视为利出行、祭祀、起造之日，看重车马与门户。',
  },
  心: {
    sky: '天蝎座，三星。',
    image: '青龙的心，中间一颗火红，古称大火，用来定季节。',
    custom: '旧俗这天讲究收心养气，大事缓一缓。',
  },
  尾: {
    sky: '天蝎座，九星。',
    image: '青龙的尾，弯成一钩，夏夜贴着南方地平。',
    custom: '旧历视为利婚嫁、造作，取多子与收束之意。',
  },
  箕: {
    sky: '人马座，四星。',
    image: '簸箕之形，扬去糠皮，古人说它主风与口舌。',
    custom: '旧历多用于修造、开池、收藏，谈话宜留余地。',
  },
  斗: {
    sky: '人马座，六星。',
    image: '南斗如勺，斟酒量物，与北斗相望。',
    custom: '旧历视为利起造、裁衣，取丰盈度量之意。',
  },
  牛: {
    sky: '摩羯座，六星。',
    image: '古称牵牛，耕作与祭祀所用的那头牛；隔河望织女的牛郎星是它北边的河鼓，不在宿里。',
    custom: '旧俗重耕种与牲畜，婚事多另择日。',
  },
  女: {
    sky: '宝瓶座，四星。',
    image: '须女，掌布帛裁制，是勤俭持家的形象。',
    custom: '旧俗适合缝补、学艺，争讼与安葬则避开。',
  },
  虚: {
    sky: '宝瓶座与小马座，二星。',
    image: '《尧典》以它黄昏居中定仲秋，空阔如墟，古人在此怀念先人。',
    custom: '旧俗用来清理与追念，开张另选。',
  },
  危: {
    sky: '宝瓶座与飞马座，三星。',
    image: '屋脊之形，登高自当小心，故名为危。',
    custom: '旧俗少登高、行船，适合修屋补漏。',
  },
  室: {
    sky: '飞马座，二星。',
    image: '营室，农闲时盖房子的季节由它定。',
    custom: '旧历视为利造屋、迁居、祭祀之日。',
  },
  壁: {
    sky: '飞马座与仙女座，二星。',
    image: '室的东墙，古人视为藏书之府。',
    custom: '旧历视为利读书、婚嫁、修墙、开市。',
  },
  奎: {
    sky: '仙女座与双鱼座，十六星。',
    image: '西方白虎七宿之首，形如文字屈曲，后世与文章相连。',
    custom: '旧历多用于出行与修造，开张多另择日。',
  },
  娄: {
    sky: '白羊座，三星。',
    image: '天上的牧场，系着牛羊，主聚合。',
    custom: '旧历视为利聚会、婚嫁、起造。',
  },
  胃: { sky: '白羊座，三星。', image: '天上的仓廪，收纳五谷。', custom: '旧历视为利收纳、办公事、婚嫁。' },
  昴: {
    sky: '金牛座，七星。',
    image: '一团细星，俗称七姐妹，冬夜初见。',
    custom: '旧俗拿它了结旧事，婚嫁与造作另选。',
  },
  毕: {
    sky: '金牛座，八星。',
    image: '长柄的网，猎兔所用，古人说月近毕则雨。',
    custom: '旧历视为利造桥、开渠、耕种、婚嫁。',
  },
  觜: {
    sky: '猎户座，三星。',
    image: '白虎的口须，三颗小星挤在一处。',
    custom: '旧俗这天话少说，只收尾，不起新事。',
  },
  参: {
    sky: '猎户座，七星。',
    image: '三星横列如腰带，冬夜最醒目，与心宿此出彼没。',
    custom: '旧历多用于求学与造作，婚事另择。',
  },
  井: {
    sky: '双子座，八星。',
    image: '水井之形，法度平如水面。',
    custom: '旧历视为利耕种、祭祀、立规，取均平之意。',
  },
  鬼: {
    sky: '巨蟹座，四星。',
    image: '又名舆鬼，四星围着一团淡淡的雾气，古人看作朱雀的眼。',
    custom: '旧历多用于祭祀与追思，婚嫁另选。',
  },
  柳: {
    sky: '长蛇座，八星。',
    image: '朱雀的喙，垂如柳枝，主饮食。',
    custom: '旧俗取它好好吃一顿饭、歇一歇，造作另选。',
  },
  星: { sky: '长蛇座，七星。', image: '朱雀的颈，居南方正中。', custom: '旧历可用于修房，婚嫁与安葬另择。' },
  张: {
    sky: '长蛇座，六星。',
    image: '朱雀的嗉囊，张开翅膀待客。',
    custom: '旧历视为利宴客、婚嫁、开市、祭祀。',
  },
  翼: {
    sky: '巨爵座与长蛇座，二十二星。',
    image: '朱雀的双翼，星数为二十八宿之最，取远行与乐舞。',
    custom: '旧俗适合排演与筹备，大型建造另择。',
  },
  轸: {
    sky: '乌鸦座，四星。',
    image: '车底的横木，主车驾与风，是南方的末一宿。',
    custom: '旧历视为利出行、买车、婚嫁、入学。',
  },
} as const satisfies Readonly<Record<string, MansionText>>;
