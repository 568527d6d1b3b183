/**
 * What cannot be used is refused in one line that says what to do, with exit code 2, and without a stack.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz, FUZZ_MS, mutated, oddText } from '../../scripts/lib/fuzz.ts';
import { COMMANDS } from './commands.ts';
import { runLine } from './testing.ts';

const WITH_TIME = '1990-06-15 14:30';

test.each([
  ['chrat', "unknown command 'chrat' (did you mean chart?)"],
  [`chart ${WITH_TIME} 女 成都 --sx 女`, "unknown option '--sx' (did you mean --sex?)"],
  [`chart ${WITH_TIME} 女 成都 --fields pillar`, 'no field pillar; there are: engineVersion'],
  [
    `chart ${WITH_TIME} 女 成都 --fields pillars.minute`,
    'no field pillars.minute; there are: year month day hour',
  ],
  [`chart ${WITH_TIME} 成都`, 'missing sex: add --sex male or --sex female'],
  [`chart ${WITH_TIME} 女`, 'missing place or zone: add --place Chengdu or --zone Asia/Shanghai'],
  ['chart 1990-06-15 女 成都', 'missing time: write 14:30 behind the date, or add --hour-unknown'],
  [
    'chart 1990-06-15',
    'missing sex: add --sex male or --sex female; missing time: write 14:30 behind the date, or add --hour-unknown; missing place',
  ],
  ['chart', 'missing birth, such as'],
  [`chart ${WITH_TIME} 女 成都 --sex x`, 'wrong sex "x", expected male or female'],
  [`chart ${WITH_TIME} 女 亚特兰蒂斯`, 'no place "亚特兰蒂斯"; --longitude and --zone can be given instead'],
  [`chart ${WITH_TIME} 女 朝阳`, '"朝阳" is 4 places, which one? 辽宁省朝阳市, 北京市朝阳区'],
  [`chart ${WITH_TIME} 女 吉林`, '"吉林" is 2 places, which one? 吉林省, 吉林省吉林市'],
  [
    `chart ${WITH_TIME} 女 乌鲁木齐`,
    'Xinjiang has two clocks: add --zone Asia/Shanghai or --zone Asia/Urumqi',
  ],
  [`chart ${WITH_TIME} 女 张三 --place 成都`, 'did not understand "张三"'],
  ['chart 1990-02-30 14:30 女 成都', 'the date does not exist: 1990-02-30 14:30 女 成都'],
  ['chart 1582-10-10 14:30 女 成都', 'the date does not exist'],
  ['chart 农历1990年闰四月初一 14:30 女 成都', 'the date does not exist'],
  ['chart 1990-06-15 14:30 7788 女 成都', 'did not understand "7788"'],
  ['chart 90-06-15 14:30 女 成都', 'can be read in 2 ways: 1990-06-15 14:30 女 成都 or 2090-06-15'],
  ['chart 5/6/1990 14:30 女 成都', 'can be read in 2 ways: 1990-6-5 14:30 女 成都 or 1990-5-6 14:30 女 成都'],
  ['chart 女 成都', 'no date in "女 成都", expected one such as 1990-06-15'],
  [`chart ${WITH_TIME} 女 成都 --zone Mars/Base`, 'no zone "Mars/Base"'],
  [`chart ${WITH_TIME} 女 成都 --longitude 200`, 'wrong longitude "200", expected a number -180 to 180'],
  [`chart ${WITH_TIME} 女 --zone Asia/Shanghai --rules trueSolar`, 'solar time needs a longitude'],
  [`chart ${WITH_TIME} 女 成都 --rule clok=trueSolar`, 'no rule clok; there are: clock'],
  [`chart ${WITH_TIME} 女 成都 --rule clock=noon`, 'rule clock has no "noon", expected civil, trueSolar'],
  [`chart ${WITH_TIME} 女 成都 --rules mine`, 'Allowed choices are standard, trueSolar'],
  ['chart --file births.txt --fields pillar', 'no field pillar; there are: engineVersion'],
  ['chart --file gone.csv', 'cannot read the file gone.csv'],
  ['chart --file gbk.csv', 'gbk.csv is not a UTF-8 file'],
  ['chart --file empty.csv', 'empty.csv has no rows'],
  [`luck ${WITH_TIME} 女 成都 --years 2030-2026`, 'wrong years "2030-2026"'],
  [`report ${WITH_TIME} 女 成都 --section money`, 'no section money; there are: overview'],
  [`ask ${WITH_TIME} 女 成都`, 'missing question: add --question'],
  [`ask ${WITH_TIME} 女 成都 --question 天气怎么样`, 'which kind of question is "天气怎么样"'],
  [`compare '${WITH_TIME} 女 成都' '${WITH_TIME} 男 成都'`, 'missing relation: add --kind, one of couple'],
  ['find 庚午 壬午', '"庚午 壬午" is not four pillars'],
  ['find 庚午 甲子 辛亥 乙未', 'a year of 庚 has no month 甲子, expected 戊子 by 五虎遁'],
  ['find 甲丑 甲子 辛亥 乙未', '年柱 "甲丑" is not one of the sixty pairs'],
  ['chart 庚午 壬午 辛亥 乙丑 女', 'a day of 辛 has no hour 乙丑, expected 己丑 by 五鼠遁'],
  ['chart 庚午 壬午 辛亥 女', 'missing hour pillar: write it behind the day, or add --hour-unknown'],
  ['chart 庚午 壬午 辛亥 乙未', 'missing sex: add --sex male or --sex female'],
  ['chart 庚午 壬午 辛亥 乙未 男 女', 'missing sex: add --sex male or --sex female'],
  ['chart 庚午 壬午 辛亥 乙未 女 亚特兰蒂斯', 'no place "亚特兰蒂斯"'],
  ['chart 庚午 壬午 辛亥 乙未 女 张三 --place 成都', 'did not understand "张三"'],
  ['luck 庚午 壬午 辛亥 乙未 女', 'four pillars are not enough here, a date is needed: find lists the dates'],
  ['ask 庚午 壬午 辛亥 乙未 女 --question 明年适合换工作吗', 'four pillars are not enough here'],
  ['solar-time 庚午 壬午 辛亥 乙未 成都', 'expected a date of the solar calendar with a time'],
  [`compare '${WITH_TIME} 女 成都' --kind couple`, 'expected two births, each in quotes'],
  [`compare '${WITH_TIME} 女 成都' '${WITH_TIME} 男' --kind couple`, 'missing place or zone'],
  [`report ${WITH_TIME} 女 成都 --situation busy`, 'Allowed choices are 学生, 在职, 自由, 退休'],
  [`report ${WITH_TIME} 女 成都 --months-of soon`, 'wrong year "soon"'],
  ['day 2026-02-30', 'the date does not exist: 2026-02-30'],
  ['day tomorrow', 'no date in "tomorrow"'],
  ['month 2026-13', 'wrong month "2026-13", expected one such as 2026-02'],
  ['month 9999-12', 'wrong month "9999-12"'],
  ['pick-day 打游戏', 'no affair "打游戏"'],
  ['pick-day 嫁娶 --from 2026-01-01 --to 2028-01-01', 'expected 1 to 400 days'],
  ['pick-day 嫁娶 --from 2026-02-01 --to 2026-01-01', 'expected 1 to 400 days'],
  ["pick-day 嫁娶 --for '朋友=庚午'", 'no role "朋友", expected one of 主 新郎 新娘'],
  ['pick-hour 嫁娶', "missing required argument 'date'"],
  ['terms 0', 'wrong year "0", expected a whole number 1 to 9999'],
  ['holidays 1999', 'no notice for 1999; there are those of'],
  ['workdays 2026-02-13', 'missing second date; or add --add 5'],
  ['ics 1900-2000', 'at most 20 years'],
  ['hexagram 大吉', 'no hexagram "大吉"'],
  ['hexagram --coins 1,2', 'expected six throws'],
  ['hexagram --numbers 5', 'one number needs the double hour: add --hour 午'],
  ['compass north', 'wrong bearing "north", expected a number 0 to 360'],
  ['compass 12 --minggua 中', 'no trigram "中"'],
  ['completion tcsh', 'Allowed choices are bash, zsh, fish'],
])('%s', async (line, message) => {
  const files = {
    'gbk.csv': Uint8Array.of(0xc9, 0xfa, 0xb3, 0xbd),
    'empty.csv': '',
    'births.txt': `${WITH_TIME} 女 成都`,
  };
  const { code, out, err } = await runLine(line, { files });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(message);
  expect(err).toMatch(/^error: [^\n]+\n$/u);
});

test.each([
  ['chrat', '错误：没有命令「chrat」，是不是 chart？'],
  [`chart ${WITH_TIME} 成都`, '错误：缺少性别：加 --sex 男 或 --sex 女'],
  [`chart ${WITH_TIME} 女`, '错误：缺少出生地或时区：加 --place 成都 或 --zone Asia/Shanghai'],
  ['chart 1990-06-15 女 成都', '错误：缺少时间：在日期后写 14:30 或 未时；不知道就加 --hour-unknown'],
  [`chart ${WITH_TIME} 女 成都 --rules mine`, '错误：选项 --rules <preset> 的值不对，应是 standard'],
  ['chart 庚午 甲子 辛亥 乙未 女', '错误：庚年没有甲子月，按五虎遁应是 戊子'],
  ['find 庚午 壬午 辛亥 乙丑', '错误：辛日没有乙丑时，按五鼠遁应是 己丑'],
  ['find 庚午 壬午 辛丑 甲丑', '错误：时柱「甲丑」不在六十甲子之内'],
  ['luck 庚午 壬午 辛亥 乙未 女', '错误：只有四柱不够，这里要出生日期'],
  [
    'pick-day 嫁娶 --from 2026-01-01 --to 2028-01-01',
    '错误：2026-01-01 到 2028-01-01 不行：一次看 1 至 400 天',
  ],
  ['chart 9999-12-31 23:30 女 成都', '错误：超出能算的范围（'],
])('in Chinese: %s', async (line, message) => {
  const { code, err } = await runLine(line, { env: { LANG: 'zh_CN.UTF-8' } });
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).not.toContain('undefined');
});

const EXAMPLES = COMMANDS.map(({ example }) => example);
/** Done, refused, or partly refused; never failed. */
const EXPECTED_CODES = [0, 2, 3];

test(
  'random words are done or refused',
  async () => {
    const flags = [
      '--json',
      '--sex',
      '--place',
      '--rules',
      '--fields',
      '--years',
      '--zone',
      '--why',
      '--longitude',
    ];
    const more = fc
      .array(fc.oneof(fc.constantFrom(...flags), oddText), { maxLength: 2 })
      .map((words) => words.join(' '));
    const lines = fc
      .tuple(mutated(fc.constantFrom(...EXAMPLES)), more)
      .map(([line, words]) => `${line} ${words}`);
    await fuzz('commandLine', lines, async (line) => {
      const { code, err } = await runLine(line);
      expect(EXPECTED_CODES, err).toContain(code);
      expect(err).not.toMatch(/\n\s+at /);
    });
  },
  FUZZ_MS,
);

test(
  'random rows of a file are done or refused by their line',
  async () => {
    const files = fc.constantFrom(
      ['births.csv', `name,生辰,性别,出生地\n甲,${WITH_TIME},女,成都\n"乙","1988-02-15 23:30",男,北京\n`],
      ['births.ndjson', `{"birth":"${WITH_TIME} 女 成都"}\n["1988-02-15 23:30 男 北京"]\n`],
    );
    const cases = files.chain(([path = '', text = '']) =>
      mutated(fc.constant(text)).map((rows) => [path, rows] as const),
    );
    await fuzz('batchRows', cases, async ([path, rows]) => {
      const { code, err } = await runLine(`chart --file ${path} --fields pillars.day`, {
        files: { [path]: rows },
      });
      expect(EXPECTED_CODES, err).toContain(code);
      expect(err).not.toMatch(/\n\s+at /);
    });
  },
  FUZZ_MS,
);
