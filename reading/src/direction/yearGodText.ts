/**
 * The explanation of a god of the year: what custom says, its rule, and where it is this year.
 */
import { GODS_BY_STEM, type YearGodName, yearGodsOf } from '@shangyuan/engine/calendar';
import type { Ganzhi, Mountain } from '@shangyuan/engine/ganzhi';
import type { DirectionReading } from './directionForm.ts';

/** A god of the year: its rule, and what custom makes of it, in our words. */
interface YearGodText {
  /** 起例, as the table follows it. */
  readonly rule: string;
  readonly meaning: string;
}

const QUARTER = '按年支所在的一季取定位，三年一换';

/** Source: 协纪辨方书·卷三 (起例 and use). */
// prettier-ignore
const GOD_TEXTS: Readonly<Record<YearGodName, YearGodText>> = {
  岁德: { rule: '阳干之年取年干本身，阴干之年取与年干相合的天干', meaning: '一年里最受看重的吉方，旧俗修造、动土喜欢取它。' },
  岁德合: { rule: '取与岁德相合的天干', meaning: '与岁德相配的吉方，旧俗看作稍静的岁德，修造、安放都取。' },
  岁枝德: { rule: '取年支之后第五位', meaning: '以年支论的吉方，旧俗说它能缓和同方的凶神。' },
  阳贵人: { rule: '按年干取天乙贵人的昼贵', meaning: '天乙贵人在这一年的方位，旧俗取它办事、求人，图个有人照应。' },
  阴贵人: { rule: '按年干取天乙贵人的夜贵', meaning: '天乙贵人的另一位，用法与阳贵人相同。' },
  岁禄: { rule: '取年干的禄位', meaning: '年干得地的一方，旧俗看作稳当、有收成的方位。' },
  岁马: { rule: '取年支三合局的驿马', meaning: '主行动的一方，旧俗出行、搬迁喜欢取它。' },
  奏书: { rule: QUARTER, meaning: '旧说掌文书奏记的吉神，取它宜祭祀、修造、立文书。' },
  博士: { rule: '取奏书的对面', meaning: '旧说掌案牍的吉神，取它宜兴学、修造。' },
  太岁: { rule: '与年支同位', meaning: '一年之主所在的一方。旧俗敬它，不在这一方大动土木；日常起居不相干。' },
  岁破: { rule: '取太岁的对面', meaning: '与太岁相对的一方，旧俗动土、迁移避它；日常起居不相干。' },
  三煞: { rule: '取年支三合局所属方位的对面三支', meaning: '旧俗修造、动土最常避的三方；不动工便不必理会。' },
  坐煞向煞: { rule: '取三煞之间的两干与对面的两干', meaning: '坐山立向时才看，旧俗立新宅、安门避它。' },
  六害: { rule: '取与年支相害的一支', meaning: '旧说主小有牵绊的一方，动工时稍避即可。' },
  死符: { rule: '取年支之后第五位', meaning: '名字虽重，只是旧俗动土时避的一个小方位，与人的生死无关。' },
  灸退: { rule: '取年支三合局五行的死地', meaning: '旧说气退的一方，修造不取，别无所指。' },
  病符: { rule: '取年支之前一位，就是去年的太岁', meaning: '旧俗动土稍避的一方，与身体无关；身体的事请听医生的。' },
  天官符: { rule: '取年支三合局五行的临官', meaning: '旧说主文书争执的一方，动工时避它。' },
  地官符: { rule: '取年支之后第四位', meaning: '与天官符相类，动工时稍避。' },
  大煞: { rule: '取年支三合局五行的帝旺', meaning: '一局之气最盛的一方，旧俗嫌它太过，修造不取。' },
  大将军: { rule: QUARTER, meaning: '旧说三年一换的武神，动土、兴造避它所在的一方。' },
  力士: { rule: QUARTER, meaning: '旧说太岁的护卫，动工时避它。' },
  蚕室: { rule: '取力士的对面', meaning: '旧俗养蚕人家看的方位，修动它怕蚕不安；今天多只存其名。' },
  蚕官: { rule: QUARTER, meaning: '与蚕室同属养蚕的方位，今天多只存其名。' },
  蚕命: { rule: QUARTER, meaning: '与蚕室同属养蚕的方位，今天多只存其名。' },
  岁刑: { rule: '取年支所刑的一支', meaning: '旧说当年不相和的一方，动工时稍避。' },
  黄幡: { rule: '取年支三合局的墓库', meaning: '旧俗开门、取土避它，纳财、收藏倒有人取它。' },
  豹尾: { rule: '取黄幡的对面', meaning: '旧俗纳畜、进人口时避它所在的一方。' },
  飞廉: { rule: '按年支取定位', meaning: '旧说主风的一方，动工、移徙时稍避。' },
  丧门: { rule: '取年支之后第二位', meaning: '名字不好听，只是旧俗动土时避的一方，并不预示什么事。' },
  吊客: { rule: '取年支之前第二位', meaning: '与丧门成对，只是旧俗动土时避的一方，并不预示什么事。' },
  白虎: { rule: '取年支之后第八位', meaning: '旧俗动工时避的一方，与日辰的白虎不是一回事。' },
  金神: { rule: '按年干取定位', meaning: '取五行之金的肃杀，旧俗筑垒、动土避它。' },
  五鬼: { rule: '子年起在辰，以后逐年逆行一位', meaning: '旧俗动工稍避的一方，与八宅的五鬼不是一回事。' },
  独火: { rule: '按年支取一卦的方位', meaning: '旧说主火的一方，修造、盖屋避它；平日留心用火就好。' },
  破败五鬼: { rule: '按年干取一卦的方位', meaning: '旧俗兴造时避的一方，名重而用轻。' },
};

/** A god of the year that occupies the mountain a compass points to. */
export interface YearGodQuery {
  readonly kind: 'yearGod';
  readonly god: YearGodName;
  /** Pillar of the year. */
  readonly year: Ganzhi;
  readonly mountain: Mountain;
}

/** What a god of the year means and how it came to stand there. */
export function yearGodReading({ god, year, mountain }: YearGodQuery): DirectionReading {
  const { rule, meaning } = GOD_TEXTS[god];
  const positions = yearGodsOf(year).find(({ name }) => name === god)?.positions ?? [];
  const isByStem = Object.hasOwn(GODS_BY_STEM, god);
  return {
    title: `${year.name}年 ${god}`,
    meaning,
    steps: [
      `${god}按${isByStem ? '年干' : '年支'}起：${rule}。`,
      `${year.name}年，年${isByStem ? `干为${year.stem}` : `支为${year.branch}`}，${god}在${positions.join('、')}。`,
      `罗盘所指是${mountain}山，正在其中；年以立春为界。`,
    ],
    source: '《协纪辨方书》卷三、卷九 年神方位',
  };
}
