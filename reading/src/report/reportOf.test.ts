import { analyseChart, type Analysis } from '@shangyuan/engine/analysis';
import { castChart, ENGINE_VERSION, type AnyChart, type Birth } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { SECTION_IDS, textOf, type Report, type SectionId } from './report.ts';
import { partKeys } from './bridge.ts';
import { reportOf } from './reportOf.ts';
import { statementsOf } from './testing/statements.ts';
import { WORLD } from '@shangyuan/engine/world';

const TODAY = { year: 2026, month: 11, day: 22 };
const CHENGDU: Birth = {
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  zone: 'Asia/Shanghai',
  sex: '女',
  hour: 'minute',
};

const read = (birth: Birth): { chart: AnyChart; analysis: Analysis; report: Report } => {
  const chart = castChart(birth, {}, WORLD);
  const analysis = analyseChart(chart);
  return { chart, analysis, report: reportOf(chart, analysis, { today: TODAY }) };
};
const idsOf = ({ sections }: Report): SectionId[] => sections.map(({ id }) => id);

describe('a report', () => {
  const { chart, analysis, report } = read(CHENGDU);

  test('opens with three key points, each weighed and leading to another section', () => {
    expect(report.keyPoints.map(({ statement }) => partKeys(statement)[0])).toEqual([
      'matter.force.官杀.弱',
      'matter.cost.财.弱',
      'matter.help.金.比劫',
    ]);
    expect(report.keyPoints.map(({ leadsTo }) => leadsTo)).toEqual(['character', 'wealth', 'yongshen']);
    const [first, second, third] = report.keyPoints.map(({ statement }) => statement);
    expect(third?.short).toMatch(/^金占.+：有金来磨，刀更快。$/u);
    expect(first?.plain).toMatch(/^火占.+，辛金生在午月，.+20\d\d年（虚岁\d\d）/u);
    for (const statement of [first, second, third]) expect(statement?.plain).toMatch(/（虚岁\d+）/u);
  });

  test('is the same whatever reports of the chart were made before, and of which analysis', () => {
    const answers = { situation: '学生', partner: true, children: null } as const;
    const other = analyseChart(chart, { usefulSchool: 'tiaohou' });
    expect(other.roles).not.toEqual(analysis.roles);
    const reports = [
      [analysis, { today: { year: 2031, month: 3, day: 1 }, answers }],
      [other, { today: TODAY }],
      [analysis, { today: TODAY, years: { fromYear: 2030, toYear: 2034 }, monthsOf: 2032 }],
      [analysis, { today: TODAY }],
    ] as const;
    for (const [of, options] of reports) {
      const first = reportOf(castChart(CHENGDU, {}, WORLD), of, options);
      expect(reportOf(chart, of, options)).toEqual(first);
    }
  });

  test('has its sections in order, and each closes with what to do', () => {
    const order = idsOf(report);
    expect(order).toEqual(SECTION_IDS.filter((id) => order.includes(id)));
    expect(order).toContain('career');
    for (const section of report.sections) {
      expect(section.paragraphs.length, section.id).toBeGreaterThan(0);
      expect(textOf(section, '通俗').at(-1), section.id).toMatch(/^可以做的一件小事：/);
    }
  });

  test('has the career of the sample at three depths', () => {
    const career = report.sections.find(({ id }) => id === 'career');
    const keys = career?.paragraphs.flatMap(({ statements }) => statements.map(({ key }) => key)) ?? [];
    expect(keys).toEqual(expect.arrayContaining(['career.combo.杀印相生.他', 'career.combo.伤官配印.他']));
    const [brief] = career === undefined ? [] : textOf(career, '一句话');
    expect(brief).toMatch(/^.{4,22}。.{4,22}。$/);
    const expert = career === undefined ? '' : textOf(career, '专业').join('');
    expect(expert).toContain(
      '可用者中以此为最重，事业取食伤一路，主创作、技术、表达之事；身偏弱，宜借平台。',
    );
    expect(expert).toMatch(/杀印相生：七杀[\d.]+%藏..，偏印[\d.]+%藏..；印为闲神，化杀之功有余/u);
  });

  test('gives every sentence a rule, a source and a plain reason', () => {
    for (const { key, evidence } of statementsOf(report)) {
      expect(evidence.length, key).toBeGreaterThan(0);
      for (const { rule, source, why, chip } of evidence) {
        expect(rule, key).toMatch(/^[A-Z_三六半化聚绊损解]+$/u);
        expect(source, key).not.toBe('');
        expect(why, key).toMatch(/。$/);
        expect(chip, key).not.toBe('');
      }
    }
  });

  test('says the dispute of the schools once, where the 用神 is chosen', () => {
    const disputes = statementsOf(report).filter(({ key }) => key.startsWith('useful.conflict'));
    expect(disputes).toHaveLength(1);
    expect(disputes[0]?.plain).toMatch(/强弱/);
  });

  test('is plain data, and the same chart reads the same', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(reportOf(chart, analysis, { today: TODAY })).toEqual(report);
  });

  test('does not change with the day of reading, except the years it names and the errands of the year ahead', () => {
    const later = reportOf(chart, analysis, { today: { year: 2031, month: 1, day: 1 } });
    const plains = ({ sections, ...rest }: Report): (string | null)[] =>
      statementsOf({
        ...rest,
        sections: sections
          .filter(({ id }) => id !== 'liunian' && id !== 'dayun')
          .map((section) => (['love', 'health'].includes(section.id) ? { ...section, todo: null } : section)),
      }).map(({ plain }) => plain);
    const lasting = (texts: readonly (string | null)[]) =>
      texts.filter((text) => text === null || !/\d{4}/u.test(text));
    expect(lasting(plains(later))).toEqual(lasting(plains(report)));
  });

  test('refuses years that run backwards', () => {
    const years = { fromYear: 2030, toYear: 2029 };
    expect(() => reportOf(chart, analysis, { today: TODAY, years })).toThrow(RangeError);
  });
});

describe('what a report leaves out', () => {
  test('a minor: character, phases, habits and study only, and key points of those', () => {
    const { report } = read({ ...CHENGDU, civil: { ...CHENGDU.civil, year: 2015 } });
    expect(report.isMinor).toBe(true);
    expect(idsOf(report)).toEqual(['character', 'wuxing', 'health', 'study']);
    for (const { leadsTo } of report.keyPoints) expect(idsOf(report)).toContain(leadsTo);
    expect(report.notes.join('')).toContain('未满十八岁');
    const text = report.sections.flatMap((section) => textOf(section, '通俗')).join('');
    expect(text).not.toMatch(/伴侣|恋|客户|老板|升职|加薪/u);
  });

  test('on the eighteenth birthday the report is whole', () => {
    const { chart, analysis } = read({ ...CHENGDU, civil: { ...CHENGDU.civil, year: 2015 } });
    const at = (day: number): boolean =>
      reportOf(chart, analysis, { today: { year: 2033, month: 6, day } }).isMinor;
    expect([at(14), at(15)]).toEqual([true, false]);
  });

  test('an unknown hour: nothing of the hour pillar, and it says so', () => {
    const { report } = read({ ...CHENGDU, hour: 'unknown' });
    expect(report.notes.join('')).toContain('时辰未详');
    const keys = statementsOf(report).map(({ key }) => key);
    expect(keys.filter((key) => /kin\.(?:palace|lead)\.时|kin\.star\.晚辈/u.test(key))).toEqual([]);
    for (const { evidence } of statementsOf(report)) {
      for (const { pillars } of evidence) expect(pillars).not.toContain('hour');
    }
    expect(report.sections.find(({ id }) => id === 'kin')?.notes).toHaveLength(1);
  });

  test('pillars only: no ages and no years of the reader, and it says so', () => {
    const { report } = read({
      pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
      sex: '男',
      hour: 'shichen',
    });
    expect(report.isMinor).toBe(false);
    expect(report.notes.join('')).toContain('只有四柱');
    expect(report.sections.find(({ id }) => id === 'love')?.rows).toEqual([]);
  });

  test('partner years are named between 20 and 45 only', () => {
    const rowsAt = (year: number): number => {
      const { report } = read({ ...CHENGDU, civil: { ...CHENGDU.civil, year } });
      return report.sections.find(({ id }) => id === 'love')?.rows.length ?? 0;
    };
    expect(rowsAt(1990)).toBeGreaterThan(0);
    expect(rowsAt(2008)).toBe(0);
    expect(rowsAt(1960)).toBe(0);
  });

  test('palaceOnly: nothing of a partner star', () => {
    const chart = castChart(CHENGDU, {}, WORLD);
    const report = reportOf(chart, analyseChart(chart, { spouseStar: 'palaceOnly' }), { today: TODAY });
    expect(statementsOf(report).filter(({ key }) => key.startsWith('love.star'))).toEqual([]);
  });
});

describe('stems as the chart has them', () => {
  const expertsOf = (year: string, month: string, day: string, hour: string): string => {
    const chart = castChart({ pillars: { year, month, day, hour }, sex: '男', hour: 'shichen' });
    const report = reportOf(chart, analyseChart(chart), { today: TODAY });
    return statementsOf(report)
      .map(({ expert }) => expert)
      .join('\n');
  };

  test('one that a 五合 turned is named with what it was', () => {
    // 丁壬 side by side in 寅月 turn to 木, so that 壬, written on the month, counts as 乙.
    const text = expertsOf('丁丑', '壬寅', '癸酉', '乙卯');
    expect(text).toContain('伤官28.4%，很重，透月干（壬合化木）');
    expect(text).toContain('透年干（丁合化木）、时干');
    expect(text).not.toContain('透月干，');
  });

  test('the day stem is one of the stems of its season, not absent', () => {
    // 穷通宝鉴: 庚 in 卯月 asks for 丁, 甲, 庚, 丙.
    const text = expertsOf('丁丑', '癸卯', '庚戌', '丙戌');
    expect(text).toContain('丁透，甲无，庚日干即是，丙透');
    expect(text).not.toContain('庚无');
    expect(expertsOf('己卯', '己巳', '壬申', '辛丑')).toContain('首取即日干本身');
  });
});

describe('findings that are old or missing', () => {
  const { chart, analysis, report } = read(CHENGDU);

  test('those of another engine version are derived again, by their own rules and doctrine', () => {
    const old = { ...chart, engineVersion: '0.9.0' };
    expect(reportOf(old, analysis, { today: TODAY })).toEqual(report);
    const stale = { ...analysis, engineVersion: '0.9.0', strength: { ...analysis.strength, support: 99 } };
    const again = reportOf(chart, stale, { today: TODAY });
    expect(again).toEqual(report);
    expect(again.engineVersion).toBe(ENGINE_VERSION);
  });

  test('missing ones give a shorter report that says what is missing', () => {
    const { life: _, ...rest } = analysis;
    const shorter = reportOf(chart, rest, { today: TODAY });
    expect(idsOf(shorter)).toEqual(['pattern', 'yongshen']);
    expect(shorter.notes.join('')).toContain(
      '从略：命局总览、日主性情、五行分布、事业、财运、感情、健康养生、六亲、学业才艺、大运、流年、开运、神煞与名词。',
    );
    expect(shorter.keyPoints).toEqual([]);
    const { yongshen: __, ...without } = analysis;
    expect(reportOf(chart, without, { today: TODAY }).sections).toEqual([]);
  });
});
