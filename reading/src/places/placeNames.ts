/**
 * Names of places in letters that are not their pinyin: 乌鲁木齐 is Urumqi, 西藏 Tibet, 广州 once Canton.
 */

/** Spellings of Chinese places by code, separated by spaces and without marks. */
// prettier-ignore
export const CHINESE: Readonly<Record<string, string>> = {
  '110000': 'peking', '120000': 'tientsin', '500000': 'chungking', '150000': 'innermongolia', '540000': 'tibet', '610000': 'shaanxi',
  '810000': 'hongkong', '820000': 'macau macao', '710000': 'taiwan formosa',
  '650100': 'urumqi urumchi', '650200': 'karamay', '650400': 'turpan turfan', '650500': 'kumul qumul',
  '652300': 'sanji', '652700': 'bortala', '652800': 'bayingolin', '652801': 'korla', '652900': 'aksu', '653000': 'kizilsu',
  '653100': 'kashgar kashi kaxgar', '653101': 'kashgar kaxgar', '653200': 'hotan khotan', '654000': 'ili', '654002': 'ghulja kuldja',
  '654200': 'tarbagatay', '654300': 'altay', '653131': 'taxkorgan tashkurgan', '653125': 'yarkand yarkant', '652902': 'kuqa kucha',
  '652824': 'charkilik',
  '540100': 'lhasa', '540200': 'shigatse xigaze', '540300': 'chamdo qamdo', '540400': 'nyingchi', '540500': 'lhoka', '540600': 'nagqu',
  '542500': 'ngari', '540221': 'namling', '540222': 'gyantse gyangze',
  '150100': 'hohhot huhehot', '150200': 'baotou', '150600': 'ordos', '150700': 'hulunbuir', '150800': 'bayannur', '150900': 'ulanqab',
  '152200': 'hinggan', '152500': 'xilingol', '152501': 'erenhot erlian', '152900': 'alxa',
  '230100': 'harbin', '230200': 'qiqihar tsitsihar', '210100': 'mukden', '210200': 'dairen', '220200': 'kirin', '222400': 'yanbian',
  '320100': 'nanking', '320500': 'soochow', '330100': 'hangchow', '350200': 'amoy', '350100': 'foochow', '440100': 'canton',
  '440500': 'swatow', '370200': 'tsingtao', '370600': 'chefoo', '210600': 'antung', '610100': 'xian sian', '420100': 'hankow',
  '513200': 'ngawa', '513300': 'garze kardze', '533400': 'deqen', '533401': 'shangrila gyalthang', '532800': 'xishuangbanna sipsongpanna',
  '632801': 'golmud', '623000': 'gannan kanlho',
  '710100': 'taipei', '710200': 'kaohsiung', '710300': 'tainan', '710400': 'taichung', '710700': 'keelung', '710800': 'hsinchu',
  '711100': 'newtaipei', '711400': 'taoyuan', '710900': 'chiayi', '711200': 'ilan', '711300': 'hsinchu', '711500': 'miaoli',
  '711700': 'changhua', '711900': 'chiayi', '712100': 'yunlin', '712400': 'pingtung', '712500': 'taitung', '712600': 'hualien',
  '712700': 'penghu pescadores', '712800': 'lienchiang matsu', '710500': 'kinmen quemoy', '710600': 'nantou',
  '810200': 'kowloon', '810300': 'newterritories',
};

/** Other spellings of cities abroad, by their Chinese name. */
// prettier-ignore
const ABROAD: Readonly<Record<string, string>> = {
  孟买: 'bombay', 加尔各答: 'calcutta', 仰光: 'rangoon', 胡志明市: 'saigon', 槟城: 'penang', 乌兰巴托: 'ulaanbaatar', 基辅: 'kiev',
  圣彼得堡: 'stpetersburg leningrad', 纽约: 'nyc', 洛杉矶: 'la', 华盛顿: 'washingtondc', 伊斯坦布尔: 'constantinople', 釜山: 'pusan',
  登巴萨: 'bali', 宿务: 'cebu', 苏黎世: 'zuerich', 慕尼黑: 'muenchen', 维也纳: 'wien', 罗马: 'roma', 米兰: 'milano', 里斯本: 'lisboa',
  布拉格: 'praha', 莫斯科: 'moskva', 哥本哈根: 'kobenhavn', 墨西哥城: 'ciudaddemexico', 华沙: 'warszawa', 雅典: 'athina',
};

/** Countries of cities abroad in English, each with its common short forms. */
// prettier-ignore
export const COUNTRIES: Readonly<Record<string, string>> = {
  日本: 'Japan', 韩国: 'South Korea', 朝鲜: 'North Korea', 蒙古: 'Mongolia', 新加坡: 'Singapore', 马来西亚: 'Malaysia', 泰国: 'Thailand',
  越南: 'Vietnam', 印度尼西亚: 'Indonesia', 菲律宾: 'Philippines', 柬埔寨: 'Cambodia', 老挝: 'Laos', 缅甸: 'Myanmar', 文莱: 'Brunei',
  印度: 'India', 尼泊尔: 'Nepal', 斯里兰卡: 'Sri Lanka', 孟加拉国: 'Bangladesh', 巴基斯坦: 'Pakistan', 哈萨克斯坦: 'Kazakhstan',
  阿联酋: 'UAE', 卡塔尔: 'Qatar', 沙特阿拉伯: 'Saudi Arabia', 伊朗: 'Iran', 土耳其: 'Turkey', 以色列: 'Israel', 埃及: 'Egypt',
  南非: 'South Africa', 肯尼亚: 'Kenya', 尼日利亚: 'Nigeria', 俄罗斯: 'Russia', 英国: 'UK', 爱尔兰: 'Ireland', 法国: 'France', 德国: 'Germany',
  意大利: 'Italy', 西班牙: 'Spain', 葡萄牙: 'Portugal', 荷兰: 'Netherlands', 比利时: 'Belgium', 瑞士: 'Switzerland', 奥地利: 'Austria',
  捷克: 'Czechia', 匈牙利: 'Hungary', 波兰: 'Poland', 瑞典: 'Sweden', 丹麦: 'Denmark', 挪威: 'Norway', 芬兰: 'Finland', 希腊: 'Greece',
  乌克兰: 'Ukraine', 美国: 'USA', 加拿大: 'Canada', 墨西哥: 'Mexico', 巴西: 'Brazil', 阿根廷: 'Argentina', 智利: 'Chile', 秘鲁: 'Peru',
  澳大利亚: 'Australia', 新西兰: 'New Zealand',
};

/**
 * A name as it is compared: small letters without marks, spaces and stops.
 *
 * @example plainName("São Paulo") // "saopaulo"
 * @example plainName("Xi'an") // "xian"
 */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}|[\s'’.,·-]/gu, '')
    .toLowerCase();
}

/** Spellings of a Chinese place beside its pinyin. */
export function spellingsOfCode(code: string): readonly string[] {
  return (CHINESE[code] ?? '').split(' ').filter(Boolean);
}

/** Spellings of a city abroad: in English, with its country or without, and others. */
export function spellingsOfCity({
  name,
  country,
  english,
}: {
  readonly name: string;
  readonly country: string;
  readonly english: string;
}): readonly string[] {
  const own = [plainName(english), ...(ABROAD[name] ?? '').split(' ').filter(Boolean)];
  const behind = [COUNTRIES[country] ?? '', ...(SHORT[country] ?? [])].map(plainName).filter(Boolean);
  return [...own, ...own.flatMap((spelling) => behind.map((land) => spelling + land))];
}

/** Other ways to write a country behind a city. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  英国: ['England', 'Great Britain', 'Britain', 'Scotland'],
  美国: ['US', 'United States', 'America'],
  阿联酋: ['United Arab Emirates'],
  荷兰: ['Holland'],
  韩国: ['Korea'],
};
