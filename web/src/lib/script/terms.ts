/**
 * What a general converter gets wrong in the texts of this field, and what has another name in Hong Kong and Taiwan.
 * Lines contain pairs of the simplified and the traditional form; a phrase goes before its characters, the longest
 * first, so a single character here is what it is when no phrase fits (干 stays 干, and 干净 is still 乾淨).
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
  '干 丑 斗 凶 占 咸 征 阴干=陰干 阳干=陽干 丑相 干重 干和 干的 空气干的=空氣乾的 管干 天干 地支 干支 入伙',
  '征象=徵象 咸味=鹹味 太咸=太鹹 偏咸=偏鹹 咸淡=鹹淡',
  // 相沖, 相剋.
  '冲=沖 天克地冲=天剋地沖 地冲=地沖 冲开=沖開 冲到=沖到 冲散=沖散',
  '克=剋 克服 克己 不克 攻克 千克 巧克力 扑克=撲克 休克',
  // The calendar, clocks, contracts.
  '历=曆 钟=鐘 签=簽 周口 周至 回归=回歸 回归年=回歸年 回音 家具',
  '又名天后 天后=天後 天后妈祖=天后媽祖 冲动=衝動 被冲动=被沖動 互相冲动=互相沖動 冲破=沖破 冲劲=衝勁 前冲=前衝 过冲劲=過衝勁 太冲动=太衝動 冲得快=衝得快',
  '力气冲=力氣衝 再谈冲=再談衝',
  // 占 is to divine and where a spirit dwells; 佔 is to take up.
  '占=佔 占卜 占问=占問 占例 占方 占门=占門 占碓 占磨 占房 占床 占大门=占大門 借物占 未占有孚',
  // What is loose, dry, done or put down.
  '松=鬆 松柏 松树=松樹 松木 松下 松江 松山 松北 松原 松溪 松阳=松陽 松滋 松潘 松桃 松区=松區 抚松=撫松 宿松 曲松 一棵松 雪里的松=雪裡的松 杨筠松=楊筠松 赤松',
  '松下来=鬆下來 也干得快=也乾得快 又干又=又乾又 干净=乾淨 事干净=事乾淨 容易干=容易乾 皮肤干=皮膚乾 嗓子干=嗓子乾 土干=土乾 山干=山乾',
  '样样都干=樣樣都幹 动手干=動手幹 干透 汗干=汗乾 和面子 和面试=和面試 楼道里=樓道裡 干母之=幹母之 干胏=乾胏 干得地 两干不杂=兩干不雜 藏干当=藏干當 干脆里=乾脆裡',
  '断舍离=斷捨離 制酱=製醬 复盘=覆盤 反复其道=反復其道 菑畲=菑畬 一哄=一鬨 哄一哄 点个赞=點個讚 霉=霉 丧吊=喪弔 发蒙=發蒙 卷上 末并作=末併作',
  '的历本=的曆本 的历注=的曆注 系在=繫在 红线=紅線 系红线=繫紅線 别着=別著 太阳升=太陽升 周岁=周歲 周几=週幾 方几=方幾 几案 明里面=明裡面 轻重折算=輕重折算 里面包=裡面包',
  '有只从=有只從 多只存 单只能=單只能 只立=只立',
  // Places.
  '新余=新餘 新干县=新干縣 湖里区=湖里區 大里区=大里區 东升镇=東升鎮 岳普湖=岳普湖 可克达=可克達',
  // Names of languages are in their own script.
  '简体中文',
  // Joined by chance across two words.
  '别只=別只 只准备=只準備 生发=生發 一出 一并列=一並列 印制之 合眼缘=合眼緣 合中',
  '急里长=急裡長 争里长=爭裡長 人里长=人裡長 海里的=海裡的 地支里=地支裡 里居=裡居 干支里=干支裡 里名为=裡名為 神里=神裡 米里=米裡 西里=西裡 织里=織裡 方里=方裡 由里=由裡 大里=大裡 谷里=谷裡 日里=日裡',
  '里长出=裡長出 里长大=裡長大 里约定=裡約定 系得=繫得',
  // The classics of charts.
  '系乎=係乎 囚系乎=囚係乎 无制为=無制為',
  // The Book of Changes.
  '系遁=係遯 系小子=係小子 系丈夫=係丈夫 系用=係用',
]);

/** Words of a place for the same thing. */
export const WORDS: Readonly<Record<TraditionalScript, readonly Pair[]>> = {
  hk: pairsOf([
    '账号=帳號 账户=帳戶 账单=帳單 对账=對帳 登录=登入 登出=登出 注销账号=註銷帳號 激活=啟用 短信=短訊 信息=資訊 个人信息=個人資料',
    '默认=預設 设置=設定 添加=新增 搜索=搜尋 刷新=重新整理 加载=載入 缓存=快取 在线=線上 离线=離線 屏幕=螢幕',
    '打印=列印 导入=匯入 导出=匯出 链接=連結 剪贴板=剪貼簿 程序=程式 服务器=伺服器 传感器=感應器 视频=影片 备份文件=備份檔案 选择文件=選擇檔案',
    '质量=質素 反馈=意見',
  ]),
  tw: pairsOf([
    '账号=帳號 账户=帳戶 账单=帳單 对账=對帳 登录=登入 登出=登出 注销账号=註銷帳號 激活=啟用 短信=簡訊 信息=資訊 个人信息=個人資料',
    '默认=預設 设置=設定 添加=新增 搜索=搜尋 刷新=重新整理 加载=載入 缓存=快取 在线=線上 离线=離線 屏幕=螢幕',
    '打印=列印 导入=匯入 导出=匯出 链接=連結 剪贴板=剪貼簿 程序=程式 服务器=伺服器 传感器=感測器 视频=影片 备份文件=備份檔案 选择文件=選擇檔案',
    '质量=品質 反馈=意見回饋 网络=網路 数据=資料 软件=軟體 身份证=身分證 充值=儲值',
  ]),
};
