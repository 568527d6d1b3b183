/**
 * What a general converter gets wrong in the texts of this field, and what is called otherwise in Hong Kong and Taiwan. Lines
 * hold pairs of the simplified and the traditional form; a phrase goes before its characters, the longest first, so a single
 * character here is what it is when no phrase fits (干 stays 干, and 干净 is still 乾淨).
 */
import type { TraditionalScript } from './scripts.ts';

type Pair = readonly [simplified: string, traditional: string];

const pairsOf = (lines: readonly string[]): readonly Pair[] =>
  lines.flatMap((line) =>
    line.split(' ').map((pair): Pair => {
      const [simplified = '', traditional = simplified] = pair.split('=');
      return [simplified, traditional];
    }),
  );

/** Terms of the calendar and of charts, and turns of speech that only look like another word. */
export const TERMS: readonly Pair[] = pairsOf([
  // Stems, branches, mansions, hexagrams and signs, where a general text means drying, ugliness, salt or a fight.
  '干 丑 斗 凶 占 咸 征 阴干=陰干 阳干=陽干 丑相 干重 干和 管干 天干 地支 干支 入伙 天后',
  '征象=徵象 咸味=鹹味 太咸=太鹹 偏咸=偏鹹 咸淡=鹹淡',
  // 相沖, 相剋.
  '冲=沖 天克地冲=天剋地沖 地冲=地沖 冲开=沖開 冲到=沖到 冲散=沖散',
  '克=剋 克服 克己 不克 攻克 千克 巧克力 扑克=撲克 休克',
  // The calendar, clocks, contracts.
  '历=曆 钟=鐘 签=簽 周口 周至 回归=回歸 回归年=回歸年 回音 家具',
  // Joined by chance across two words.
  '别只=別只 只准备=只準備 生发=生發 一出 一并列=一並列 印制之 合眼缘=合眼緣 合中',
  '神里=神裡 米里=米裡 西里=西裡 织里=織裡 方里=方裡 由里=由裡 大里=大裡 谷里=谷裡 日里=日裡',
  '里长出=裡長出 里长大=裡長大 里约定=裡約定 系得=繫得',
  // The Book of Changes.
  '系遁=係遯 系小子=係小子 系丈夫=係丈夫 系用=係用',
]);

/** Words of a place for the same thing. */
export const WORDS: Readonly<Record<TraditionalScript, readonly Pair[]>> = {
  hk: pairsOf([
    '账号=帳號 账户=帳戶 账单=帳單 对账=對帳 登录=登入 登出=登出 注销账号=註銷帳號 激活=啟用 短信=短訊 信息=資訊 个人信息=個人資料',
    '默认=預設 设置=設定 添加=新增 搜索=搜尋 刷新=重新整理 加载=載入 缓存=快取 在线=線上 离线=離線 屏幕=螢幕',
    '打印=列印 导入=匯入 导出=匯出 链接=連結 剪贴板=剪貼簿 服务器=伺服器 传感器=感應器 视频=影片 备份文件=備份檔案 选择文件=選擇檔案',
    '质量=質素 反馈=意見',
  ]),
  tw: pairsOf([
    '账号=帳號 账户=帳戶 账单=帳單 对账=對帳 登录=登入 登出=登出 注销账号=註銷帳號 激活=啟用 短信=簡訊 信息=資訊 个人信息=個人資料',
    '默认=預設 设置=設定 添加=新增 搜索=搜尋 刷新=重新整理 加载=載入 缓存=快取 在线=線上 离线=離線 屏幕=螢幕',
    '打印=列印 导入=匯入 导出=匯出 链接=連結 剪贴板=剪貼簿 服务器=伺服器 传感器=感測器 视频=影片 备份文件=備份檔案 选择文件=選擇檔案',
    '质量=品質 反馈=意見回饋 网络=網路 数据=資料 软件=軟體 身份证=身分證 充值=儲值',
  ]),
};
