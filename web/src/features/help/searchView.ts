/**
 * What a reader can search for: pages by their names and by what people call them.
 */
import type { SwitchKey } from '@shangyuan/contract';
import type { Understood } from '@shangyuan/reading/ask/understand';
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { PageId, Query } from '../../lib/page/paths.ts';
import { convert } from '../../lib/script/script.ts';

/** A page that can be found. */
export interface FoundPage {
  readonly page: PageId;
  readonly query?: Query;
  readonly text: string;
  /** Other words for it, separated by spaces. */
  readonly words: string;
  /** The switch that hides it. */
  readonly flag?: SwitchKey;
}

// prettier-ignore
const FINDABLE: readonly FoundPage[] = [
  { page: 'home', text: '排盘', words: '八字 四柱 生辰 命盘 起盘 paipan bazi' },
  { page: 'casting', text: '八字排盘', words: '四柱反推 反查 日期 fancha' },
  { page: 'calendar', text: '万年历', words: '黄历 农历 阴历 日历 节气 节日 宜忌 wannianli' },
  { page: 'hours', text: '时辰详解', words: '时辰 吉时 子时 shichen', flag: 'is_show_hour_detail' },
  { page: 'pickDay', text: '择日', words: '择吉 嫁娶 搬家 开业 吉日 好日子 zeri', flag: 'is_show_lucky_day' },
  { page: 'pickHour', text: '择时', words: '择吉 吉时 zeshi', flag: 'is_show_lucky_day' },
  { page: 'hepan', text: '合盘', words: '合婚 配对 双人 hehun hepan', flag: 'is_show_he_pan' },
  { page: 'hepanRecords', text: '合盘记录', words: '合婚', flag: 'is_show_he_pan' },
  { page: 'yunqi', text: '五运六气', words: '司天 在泉 主气 客气 yunqi' },
  { page: 'compass', text: '罗盘', words: '指南针 风水 坐向 二十四山 luopan' },
  { page: 'mansions', text: '二十八宿', words: '星宿 xingxiu' },
  { page: 'hexagrams', text: '六十四卦', words: '周易 易经 起卦 摇卦 guaxiang' },
  { page: 'pillarPicture', text: '四柱图', words: '刑冲合害 关系图' },
  { page: 'structure', text: '命局结构', words: '五行 强弱 用神 格局' },
  { page: 'reportList', text: '命盘报告', words: '分析 性格 事业 财运 baogao', flag: 'is_show_pai_pan_report' },
  { page: 'cases', text: '我的命例', words: '案例 记录 mingli' },
  { page: 'groups', text: '分组管理', words: '文件夹' },
  { page: 'records', text: '记录', words: '历史 收藏' },
  { page: 'agenda', text: '提醒与订阅', words: '生日 农历生日 日历 订阅 ics webcal' },
  { page: 'classics', text: '古籍命例', words: '滴天髓 古例 任铁樵 命造 古书 相似 练习 guli' },
  { page: 'glossary', text: '名词', words: '术语 学堂 解释 词典 词条 glossary' },
  { page: 'memberCenter', text: '会员中心', words: '开通 续费 价格 vip huiyuan' },
  { page: 'activation', text: '激活码', words: '兑换码 jihuoma' },
  { page: 'orders', text: '我的订单', words: '收据 退款 发票 dingdan' },
  { page: 'personalCenter', text: '个人中心', words: '账号 注销 手机号 邮箱 设备 导出' },
  { page: 'mine', text: '设置', words: '外观 深色 字号 大字 主题 shezhi' },
  { page: 'chartRules', text: '排盘规则', words: '子时 换日 真太阳时 夏令时 流派 guize' },
  { page: 'backup', text: '数据备份', words: '导入 导出 回收站 同步 beifen' },
  { page: 'advice', text: '反馈中心', words: '报错 客服 建议 联系 fankui' },
  { page: 'download', text: '下载App', words: '安装 桌面 离线 xiazai' },
  { page: 'about', text: '关于我们', words: '版本 更新 guanyu' },
  { page: 'business', text: '商务合作', words: '渠道 接口' },
  { page: 'infoList', text: '个人信息收集清单', words: '隐私 同意' },
  { page: 'texts', query: { text: 'privacy' }, text: '隐私政策', words: '个人信息' },
  { page: 'texts', query: { text: 'agreement' }, text: '用户协议', words: '条款' },
  { page: 'texts', query: { text: 'rules' }, text: '算法说明', words: '依据 出处 来源' },
  { page: 'texts', query: { text: 'refund' }, text: '退款说明', words: '退款' },
  { page: 'texts', query: { text: 'changelog' }, text: '更新日志', words: '版本 新功能' },
];

const MOST = 8;

/** What people write around a term: 什么是用神？ */
const QUESTION_WORDS =
  /什么是|什麼是|啥是|何谓|何謂|是什么意思|是什麼意思|什么意思|什麼意思|是什么|是什麼|是啥|怎么看|怎么算|怎么取|怎麼看|[的吗嗎呢]$|[？?。！!\s]/gu;

/** A name as it is written here, and as the reader sees it: in traditional script, or in English. */
function spellingsOf(name: string): readonly string[] {
  return [name, convert(name)].map((text) => text.toLowerCase());
}

const contains = (name: string, query: string): boolean =>
  spellingsOf(name).some((text) => text.includes(query));
const startsWith = (name: string, query: string): boolean =>
  spellingsOf(name).some((text) => text.startsWith(query));

/**
 * Pages that a text means, those named by it first; the most used ones for an empty text.
 *
 * @param isShown whether a switch of the server shows a page
 */
export function findPages(text: string, isShown: (flag: SwitchKey) => boolean): readonly FoundPage[] {
  const query = text.trim().toLowerCase();
  const shown = FINDABLE.filter(({ flag }) => flag === undefined || isShown(flag));
  const byName = shown.filter(({ text: name }) => contains(name, query));
  const byWord = shown.filter((one) => !byName.includes(one) && contains(one.words, query));
  return [...byName, ...byWord].slice(0, MOST);
}

/**
 * Terms that a text means: those that begin with it, then those that contain it.
 *
 * @param names terms and other names of terms
 */
export function findTerms(text: string, names: readonly string[]): readonly string[] {
  const query = text.trim().toLowerCase().replaceAll(QUESTION_WORDS, '');
  if (query === '') return [];
  const begin = names.filter((name) => startsWith(name, query));
  const found = [...begin, ...names.filter((name) => !begin.includes(name) && contains(name, query))];
  if (found.length > 0) return found.slice(0, MOST);
  const within = names.filter(
    (name) => name.length > 1 && spellingsOf(name).some((each) => query.includes(each)),
  );
  // 用神 of 用神怎么取, not 神 or a longer name's part.
  return within
    .filter((name) => !within.some((other) => other !== name && other.includes(name)))
    .slice(0, MOST);
}

/** A place to put a question: a case of this device, an example, or the form of a first chart. */
export interface FoundAsk {
  readonly page: 'ask' | 'home';
  readonly query: Query;
  readonly text: string;
}

const MOST_ASKS = 3;
const ASK_WORDS = /^(?:问|問|提问|提問|问事|問事|问一问|ask)$/iu;

/**
 * Where a text that is a question can be asked: of the cases used last, else of an example.
 *
 * @param understood what the text asks for
 */
export function findAsks(
  text: string,
  { kinds, span }: Pick<Understood, 'kinds' | 'span'>,
  cases: readonly Pick<CaseRecord, 'id' | 'name'>[],
): readonly FoundAsk[] {
  const typed = text.trim();
  if (typed.length < 2 ? !ASK_WORDS.test(typed) : kinds.length === 0 && !ASK_WORDS.test(typed)) return [];
  const [kind, ...others] = kinds;
  const question: Query = {
    ...(kind !== undefined &&
      others.length === 0 &&
      span !== null && { kind, from: String(span.fromYear), to: String(span.toYear) }),
    ...(!ASK_WORDS.test(typed) && { q: typed }),
  };
  if (cases.length === 0)
    return [
      { page: 'ask', query: { example: '1', ...question }, text: '用例盘问' },
      { page: 'home', query: {}, text: '先排自己的盘' },
    ];
  return cases.slice(0, MOST_ASKS).map((record) => ({
    page: 'ask',
    query: { id: record.id, ...question },
    text: `问「${caseName(record)}」`,
  }));
}
