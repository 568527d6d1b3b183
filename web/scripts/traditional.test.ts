import { describe, expect, test } from 'vitest';
import { rowsOf, TEXT_MODULES } from '../../scripts/lib/textFiles.ts';
import { converterOf } from '../src/lib/script/converter.ts';
import { strangersIn } from './scriptTable.ts';
import { dictionaryOf, openccOf, runsOfSources } from './traditional.ts';

const RUNS = runsOfSources();
const DICTIONARIES = { hk: dictionaryOf('hk', RUNS), tw: dictionaryOf('tw', RUNS) };
const SCRIPTS = ['hk', 'tw'] as const;
/** OpenCC as it is published; to read its dictionaries takes a tenth of a second. */
const OPENCC = { hk: openccOf('hk'), tw: openccOf('tw') };
const inTaiwan = converterOf(DICTIONARIES.tw);

describe('the dictionary of our texts', () => {
  test.each(SCRIPTS)('writes every text of the product as OpenCC and our terms do: %s', (script) => {
    const small = converterOf(DICTIONARIES[script]);
    const whole = OPENCC[script];
    expect(RUNS.length).toBeGreaterThan(10_000);
    expect(RUNS.filter((run) => small(run) !== whole(run))).toEqual([]);
  });

  test.each(SCRIPTS)('leaves nothing to write in what it has written: %s', (script) => {
    const { characters, phrases } = DICTIONARIES[script];
    expect(characters.every(([from, to]) => from !== to && to.length === 1)).toBe(true);
    expect(phrases.length).toBeLessThan(1_500);
  });
});

/** A text, and how it is written in Taiwan. */
const WRITTEN = [
  ['天干地支', '天干地支'],
  ['日干为乙', '日干為乙'],
  ['阴干与阳干', '陰干與陽干'],
  ['收拾干净', '收拾乾淨'],
  ['能干', '能幹'],
  ['戌土干燥', '戌土乾燥'],
  ['丑时', '丑時'],
  ['子丑寅卯', '子丑寅卯'],
  ['未丑相冲', '未丑相沖'],
  ['天克地冲', '天剋地沖'],
  ['木克土', '木剋土'],
  ['克服困难', '克服困難'],
  ['冲突', '衝突'],
  ['冲煞', '沖煞'],
  ['北斗', '北斗'],
  ['斗木獬', '斗木獬'],
  ['谷雨', '穀雨'],
  ['低谷', '低谷'],
  ['立秋后', '立秋後'],
  ['皇后', '皇后'],
  ['又名天后', '又名天后'],
  ['3 天后', '3 天後'],
  ['先登天后入地', '先登天後入地'],
  ['休囚系乎运，尤系乎岁', '休囚係乎運，尤係乎歲'],
  ['身弱无制为七杀', '身弱無制為七殺'],
  ['夫运者，人生之传舍', '夫運者，人生之傳舍'],
  ['财官入库，无干曰亡', '財官入庫，無干曰亡'],
  ['断舍离', '斷捨離'],
  ['回到家要松', '回到家要鬆'],
  ['一天就松不少', '一天就鬆不少'],
  ['从最松的结解起', '從最鬆的結解起'],
  ['做事干净利落', '做事乾淨利落'],
  ['也干得快', '也乾得快'],
  ['又干又厚', '又乾又厚'],
  ['一个人往前冲', '一個人往前衝'],
  ['多过冲劲', '多過衝勁'],
  ['冲得快', '衝得快'],
  ['金被冲动', '金被沖動'],
  ['海里的水', '海裡的水'],
  ['在一群人里长得最好', '在一群人裡長得最好'],
  ['写明里面包含什么', '寫明裡面包含什麼'],
  ['有人哄一哄', '有人哄一哄'],
  ['点个赞', '點個讚'],
  ['周几归谁', '週幾歸誰'],
  ['满 34 周岁', '滿 34 周歲'],
  ['占35%', '佔35%'],
  ['胎神占门', '胎神占門'],
  ['占卜', '占卜'],
  ['地支里居其次的藏干', '地支裡居其次的藏干'],
  ['六十组干支里名为剑锋金', '六十組干支裡名為劍鋒金'],
  ['里名为剑锋金', '裡名為劍鋒金'],
  ['藏干的百分数', '藏干的百分數'],
  ['取年干的禄', '取年干的祿'],
  ['时干的十神', '時干的十神'],
  ['空气干的日子', '空氣乾的日子'],
  ['东升镇', '東升鎮'],
  ['按轻重折算', '按輕重折算'],
  ['日历程序', '日曆程式'],
  ['多给对方几次机会', '多給對方幾次機會'],
  ['霉运', '霉運'],
  ['通行的历本', '通行的曆本'],
  ['同一订单只能付一次', '同一訂單只能付一次'],
  ['沈阳市', '瀋陽市'],
  ['湖里区', '湖里區'],
  ['满洲里市', '滿洲里市'],
  ['大里区', '大里區'],
  ['台州市', '台州市'],
  ['岳阳市', '岳陽市'],
  ['万州区', '萬州區'],
  ['云南省', '雲南省'],
  ['范县', '范縣'],
  ['于洪区', '于洪區'],
  ['麻涌镇', '麻涌鎮'],
  ['云端', '雲端'],
  ['命盘里', '命盤裡'],
  ['千里命稿', '千里命稿'],
  ['十神里最重', '十神裡最重'],
  ['邻里', '鄰里'],
  ['余气', '餘氣'],
  ['万年历', '萬年曆'],
  ['农历', '農曆'],
  ['景初历', '景初曆'],
  ['学历', '學歷'],
  ['历史', '歷史'],
  ['周易', '周易'],
  ['四分钟', '四分鐘'],
  ['钟表', '鐘錶'],
  ['咸池', '咸池'],
  ['咸其拇', '咸其拇'],
  ['吉凶', '吉凶'],
  ['凶煞', '凶煞'],
  ['占卜', '占卜'],
  ['征太岁', '征太歲'],
  ['别只看眼前', '別只看眼前'],
  ['有生发的劲', '有生發的勁'],
  ['理发', '理髮'],
  ['签合同', '簽合約'],
  ['抽签', '抽籤'],
  ['松柏木', '松柏木'],
  ['轻松', '輕鬆'],
  ['七杀', '七殺'],
  ['伤官见官', '傷官見官'],
  ['神煞', '神煞'],
  ['纳音', '納音'],
  ['驿马', '驛馬'],
  ['登录', '登入'],
  ['网络', '網路'],
  ['短信', '簡訊'],
  ['粘贴', '貼上'],
  ['请联系客服', '請聯絡客服'],
  ['留下联系方式', '留下聯絡方式'],
  ['邮箱格式不正确', '電子郵件格式不正確'],
  ['已保存', '已儲存'],
  ['不是认输，而是保存', '不是認輸，而是保存'],
  ['全年存为日历文件', '全年存為日曆檔案'],
  ['重要的文件备份两处', '重要的文件備份兩處'],
  ['手机号已绑定其他账号', '手機號碼已綁定其他帳號'],
  ['其他设备已退出', '其他裝置已登出'],
  ['退出登录', '登出'],
  ['想退出的局', '想退出的局'],
  ['机械设备', '機械設備'],
  ['用户协议', '使用者條款'],
  ['代扣协议', '代扣協議'],
  ['支付成功', '付款成功'],
  ['微信支付', '微信支付'],
  ['支付宝', '支付寶'],
  ['手续费', '手續費'],
  ['移入回收站', '移入垃圾桶'],
  ['此浏览器不支持', '此瀏覽器不支援'],
  ['身边有可靠的支持', '身邊有可靠的支持'],
  ['联网后可用', '連線後可用'],
  ['相日、六合同日', '相日、六合同日'],
  ['两个字抢着合同一个字', '兩個字搶著合同一個字'],
] as const;

describe('terms of the field', () => {
  test.each(WRITTEN)('%s is written %s', (simplified, traditional) => {
    expect(OPENCC.tw(simplified)).toBe(traditional);
  });

  test('what the product says itself needs no more than the small dictionary', () => {
    const occurring = WRITTEN.filter(([simplified]) => RUNS.some((run) => run.includes(simplified)));
    expect(occurring.length).toBeGreaterThan(30);
    for (const [simplified, traditional] of occurring) expect(inTaiwan(simplified)).toBe(traditional);
  });

  test('Hong Kong has its own words', () => {
    expect(converterOf(DICTIONARIES.hk)('短信登录')).toBe('短訊登入');
    expect(converterOf(DICTIONARIES.hk)('用户协议与邮箱')).toBe('用户條款與電郵');
    expect(converterOf(DICTIONARIES.hk)('命盘里')).toBe('命盤裏');
    expect(converterOf(DICTIONARIES.hk)('十神里最重')).toBe('十神裏最重');
  });
});

/** Outcomes that are rarer than another one of the same character. */
const RARE = '髮幹乾麵醜鬥徵檯捲瞭鬨讚錶誌癥緻摺嚮禦隻彆鬚閤迴籤藉矇黴弔彙昇衝併儘鹹鬱穀';
/** Characters that mostly change, where they stay. */
const STAYS = '里几后余舍';
/** Reviewed words with an ambiguous character: two characters, and what the ambiguous one becomes. */
const REVIEWED = new Set(
  `
冲劲衝 干净乾 钟表錶 一只隻 冲动衝 冲突衝 里区里 一并併 气干乾 标签籤 了解瞭 单干幹 邻里里 别扭彆 前冲衝 干脆乾 细致緻 扫舍舍 天后后 冲撞衝 干爽乾 干燥乾 干粮乾 又干乾 主干幹
谈冲衝 日志誌 里斯里 里乡里 千里里 谷雨穀 丧吊弔 理发髮 发际髮 实干幹 五谷穀 几案几 向导嚮 称赞讚 易干乾 肤干乾 子干乾 干母幹 噬干乾 土干乾 干土乾 干不幹 干得幹 征象徵 冲得衝
手干幹 山干乾 独斗鬥 合并併 个赞讚 来赞讚 只手隻 尽量儘 借着藉 太咸鹹 一哄鬨 汇总彙 斯里里 德里里 里市里 里县里 阿里里 里镇里 论冲衝 胎发髮 吊客弔 皇后后 一舍舍 泣吊弔 精干幹 鸡舍舍
龙须鬚 须面麵 来并併 百谷穀 吃面麵 干涸乾 能尽儘 客舍舍 到赞讚 了回迴 胡须鬚 尽早儘 抑郁鬱 先郁鬱 百里里 利御禦 如舍舍 干父幹 干胏乾 舍车舍 舍尔舍 其丑醜 上冲衝 才干幹 抽签籤
各干幹 现症癥 缓冲衝 清汇彙 干着乾 干柴乾 精致緻 太干乾 先冲衝 发型髮 尽管儘 能干幹 硬冲衝 看表錶 的谷穀 手表錶 易冲衝 人干幹 气冲衝 上台檯 柜台檯 也干乾 借机藉 干劲幹 头发髮
来折摺 便签籤 并成併 妨借藉 不干幹 次冲衝 干活幹 干起幹 气郁鬱 风干乾 都干幹 干冷乾 咸味鹹 偏咸鹹 咸淡鹹 末并併 新干幹 合眼閤 先征徵 里昂里 加里里 里约里 仪征徵 新余余 大余余
传舍舍 阳谷穀 谷城穀 郁南鬱 木里里 腾冲衝 格里里 七里里 巴里里 后里后 里港里 里程里 的咸鹹 话冲衝 眼干乾 口干乾 汗干乾 事并併 并到併 书签籤 揉面麵 右舍舍 几只隻 折纸摺 做面麵 苦干幹 米面麵 再冲衝 小干幹 可舍舍 路里里 故里里 里旧里 干才幹 奋郁鬱
`
    .trim()
    .split(/\s+/),
);

const ROWS = TEXT_MODULES.flatMap(({ name }) => rowsOf(name));
/** Line of a text file that has a run of characters; other texts are found by a search for the run. */
function placeOf(run: string): string {
  const row = ROWS.find(({ key, values }) => [key, ...Object.values(values).flat()].join('\t').includes(run));
  return row === undefined ? '' : `${row.place}: `;
}

test('every rare outcome of an ambiguous character is in a word that was reviewed', () => {
  const convert = OPENCC.tw;
  const unread = RUNS.flatMap((run) => {
    const traditional = convert(run);
    // Our lists hold both scripts, and a word of a place may be longer.
    if (traditional.length !== run.length || strangersIn(run, 'simplified', new Set()).length > 0) return [];
    return Array.from(traditional).flatMap((to, i) => {
      const from = run.charAt(i);
      const isRare = from === to ? STAYS.includes(from) : RARE.includes(to);
      const words = [run.slice(Math.max(0, i - 1), i + 1), run.slice(i, i + 2)];
      if (!isRare || run === from || words.some((word) => REVIEWED.has(word + to))) return [];
      return [`${placeOf(run)}${run} → ${traditional}: is ${to} right?`];
    });
  });
  expect(unread).toEqual([]);
});
