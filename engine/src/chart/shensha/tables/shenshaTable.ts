/**
 * The spirits of all categories together.
 */
import { CAILU_SHENSHA } from './cailuShensha.ts';
import { DONGQIAN_SHENSHA } from './dongqianShensha.ts';
import { GUGUA_SHENSHA } from './guguaShensha.ts';
import { GUIREN_SHENSHA } from './guirenShensha.ts';
import { HUNLIAN_SHENSHA } from './hunlianShensha.ts';
import { KONGWANG_SHENSHA } from './kongwangShensha.ts';
import { RIZHU_SHENSHA } from './rizhuShensha.ts';
import type { ShenshaItem } from './shenshaItem.ts';
import { XINGSHANG_SHENSHA } from './xingshangShensha.ts';
import { XUEYI_SHENSHA } from './xueyiShensha.ts';

/** Ids in the order of the reference, which is that of every list of hits. Spirits beside it are not named here and come last. */
const ORDER = [
  'tianyi taiji tiande yuede tiandehe yuedehe yuekong tianshe fuxing tianguan tianchu guoyin sanqi dexiu wenchang',
  'xuetang ciguan huagai tianyi_med lushen anlu jinyu gonglu gonggui jiangxing panan yima taohua hongyan hongluan',
  'tianxi guchen guasu guluan yinchayangcuo bazhuan jiuchou yangren feiren xueren liuxia jiesha zaisha tiansha',
  'zhibei yuesha wangshen liue yuanchen goujiao sangmen diaoke pima pitou bingfu guanfu baihu suipo posui gejiao',
  'tianluodiwang kongwang jielu kuigang ride rigui riren jinshen shiling liuxiu shiedabai sifei tianzhuan dizhuan',
  'jinshen4 jiaoshen tuishen fushen tongzi',
].flatMap((line) => line.split(' '));

/** Place of a spirit in every list. */
function placeOf({ id }: ShenshaItem): number {
  const place = ORDER.indexOf(id);
  return place < 0 ? ORDER.length : place;
}

/** The spirits in the order of the reference, default tables. */
export const SHENSHA: readonly ShenshaItem[] = Object.freeze(
  [
    ...GUIREN_SHENSHA,
    ...XUEYI_SHENSHA,
    ...CAILU_SHENSHA,
    ...DONGQIAN_SHENSHA,
    ...HUNLIAN_SHENSHA,
    ...GUGUA_SHENSHA,
    ...XINGSHANG_SHENSHA,
    ...KONGWANG_SHENSHA,
    ...RIZHU_SHENSHA,
  ].toSorted((a, b) => placeOf(a) - placeOf(b)),
);
