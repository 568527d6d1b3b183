/**
 * Tools of the smaller rooms: hexagrams, the compass, and how everything here is computed.
 */
import { answerOf, compass, hexagram, text, UsageError } from '@shangyuan/cli';
import { ENGINE_VERSION } from '@shangyuan/engine';
import { CHART_OPTIONS } from '@shangyuan/engine/chart';
import { TRIGRAMS } from '@shangyuan/engine/ganzhi';
import { ruleValueText, RULE_NAMES } from '@shangyuan/reading/chart';
import { z } from 'zod';
import { ACCURACY } from '../accuracy.ts';
import { both, COMMON, flagsOf } from '../inputs.ts';
import type { Tool } from '../tool.ts';
import { dataOf, list, record } from './birth.ts';

/** Numbers of a list as the command takes them. */
const joined = (value: unknown): string | undefined => (Array.isArray(value) ? value.join(',') : undefined);

const hexagramTool: Tool = {
  name: 'hexagram',
  title: text('卦', 'Hexagram'),
  about: text(
    '六十四卦：按名取（name），铜钱六爻（coins，六次各 0–3 个背面）、梅花数字（numbers 一至三个数，一个数要 hour）、梅花时间（at）起卦；给纳甲、六亲、六神（要 on 定日）、世应、互错综变。数与铜钱由用户给，不要代摇。',
    'One of the sixty-four: by name, by coins (six throws), by numbers (梅花; one number needs hour), or by a moment (at); with 纳甲, 六亲, 六神 (needs on), 世应 and related hexagrams. Throws and numbers are the user’s; do not make them up.',
  ),
  input: z.strictObject({
    name: z.string().optional().describe(both('卦名，如 既济', 'a name, such as 既济')),
    coins: z
      .array(z.int().min(0).max(3))
      .length(6)
      .optional()
      .describe(both('自下而上六次，每次背面的个数 0–3', 'six throws from the bottom up, backs in each 0-3')),
    numbers: z
      .array(z.int().min(1))
      .min(1)
      .max(3)
      .optional()
      .describe(both('报的数，一至三个', 'one to three numbers')),
    hour: z.string().optional().describe(both('时辰，如 午', 'double hour, such as 午')),
    at: z
      .string()
      .optional()
      .describe(both('起卦的时刻，如 2026-02-17 10:00', 'the moment, such as 2026-02-17 10:00')),
    on: z.string().optional().describe(both('起卦的日子，定六神', 'day of the cast, for the six spirits')),
    ...COMMON,
  }),
  data: {
    number: z.number(),
    name: z.string(),
    palace: z.string(),
    generation: z.string(),
    how: z.string(),
    lines: list,
    changed: z.string(),
    mutual: z.string(),
    opposite: z.string(),
    inverted: z.string(),
    reading: record,
  },
  run: async (given, call) => {
    if (['name', 'coins', 'numbers', 'at'].every((way) => given[way] === undefined))
      throw new UsageError(text('缺少 name、coins、numbers 或 at', 'missing name, coins, numbers or at'));
    const [coins, numbers] = [joined(given['coins']), joined(given['numbers'])];
    const { coins: _coins, numbers: _numbers, name = '', ...others } = given;
    const flags = {
      ...flagsOf(others),
      ...(coins !== undefined && { coins }),
      ...(numbers !== undefined && { numbers }),
    };
    const { record: found } = await answerOf(hexagram, call.command([String(name)], flags));
    const data = dataOf(found);
    const {
      name: full,
      changed,
      how,
      palace,
      generation,
      lines,
      reading,
    } = data as {
      name: string;
      changed: string;
      how: string;
      palace: string;
      generation: string;
      lines: { name: string; isMoving: boolean }[];
      reading: { image: string; situation: string };
    };
    const moving = lines.filter(({ isMoving }) => isMoving).map((line) => line.name);
    const [zhMoving, enMoving] =
      moving.length === 0
        ? ['', '']
        : [`，动 ${moving.join('、')}，变${changed}`, `, moving ${moving.join(', ')}, changes to ${changed}`];
    return {
      conclusion: call.say(
        text(
          `${full}（${palace}宫${generation}）${zhMoving}。${reading.situation}`,
          `${full} (palace ${palace}, ${generation})${enMoving}. ${reading.situation}`,
        ),
      ),
      data,
      brief: { ...data, reading: { image: reading.image, situation: reading.situation } },
      rules: { najia: '京房纳甲', how },
      accuracy: ACCURACY.custom,
      sources: ['周易', '京氏易传', ...(how.includes('梅花') ? ['梅花易数'] : [])],
    };
  },
};

const compassTool: Tool = {
  name: 'compass',
  title: text('罗盘', 'Compass'),
  about: text(
    '某方位度数的坐向、二十四山、分金；给 year 加年神，minggua 加游年，period 加玄空。度数由用户量，不要估。',
    'Sitting and facing, mountain and 分金 of a bearing; with year its gods, with minggua the star of a person, with period 玄空. The bearing is measured by the user; do not estimate it.',
  ),
  input: z.strictObject({
    heading: z
      .number()
      .min(0)
      .max(360)
      .describe(both('向的度数，磁北为 0', 'degrees of the facing, magnetic north 0')),
    year: z.int().min(1).max(9999).optional().describe(both('哪一年的年神', 'year, for its gods')),
    minggua: z.enum(TRIGRAMS).optional().describe(both('命卦', 'trigram of a person')),
    declination: z
      .number()
      .min(-180)
      .max(180)
      .optional()
      .describe(both('磁偏角，给了度数按真北', 'declination; the bearing is then from true north')),
    period: z.int().min(1).max(9).optional().describe(both('玄空元运 1–9', 'period of 玄空, 1-9')),
    ...COMMON,
  }),
  data: {
    bearingDeg: z.number(),
    north: z.string(),
    plates: z.string(),
    magneticDeg: z.number().nullable(),
    trueDeg: z.number().nullable(),
    accuracyDeg: z.number().nullable(),
    mountain: record,
    sitFacing: record,
    trigram: z.string(),
    warnings: z.array(z.string()),
    ring72: record,
    ring60: record,
    fenjin: record,
    yearGods: z.array(z.string()),
    youxing: z.string().nullable(),
    xuankong: record.nullable(),
  },
  run: async (given, call) => {
    const { heading, ...others } = given;
    const { record: found } = await answerOf(compass, call.command([String(heading)], flagsOf(others)));
    const data = found as {
      bearingDeg: number;
      sitFacing: { name: string };
      mountain: { ground: string };
      trigram: string;
      plates: string;
      fenjin: { ganzhi: { name: string }; quality: string };
      yearGods: string[];
      warnings: string[];
    };
    const gods = data.yearGods.length === 0 ? '' : `；${data.yearGods.join('、')}`;
    return {
      conclusion: call.say(
        text(
          `${data.bearingDeg}°：${data.sitFacing.name}，分金 ${data.fenjin.ganzhi.name}（${data.fenjin.quality}）${gods}`,
          `${data.bearingDeg}°: ${data.sitFacing.name}, 分金 ${data.fenjin.ganzhi.name} (${data.fenjin.quality})${gods}`,
        ),
      ),
      data,
      brief: ['bearingDeg', 'north', 'mountain', 'sitFacing', 'trigram', 'yearGods', 'youxing', 'warnings'],
      rules: { plates: data.plates, mountains: 'sanhe 地盘正针' },
      notices: data.warnings,
      accuracy: ACCURACY.custom,
      sources: ['罗经解定', '协纪辨方书'],
    };
  },
};

const policy: Tool = {
  name: 'policy',
  title: text('口径', 'Policy'),
  about: text(
    '本引擎按哪派、哪版、多准、什么不做。开始一段对话时读一次，或用户问「按什么算的」「准不准」时用。',
    'Which school, which version, how exact, and what is not done here. Read it once in a conversation, or where a user asks how it is computed.',
  ),
  input: z.strictObject({ ...COMMON }),
  data: {
    chartRules: record,
    presets: z.array(z.string()),
    calendar: z.string(),
    almanac: z.string(),
    accuracy: record,
    never: z.array(z.string()),
  },
  run: (_given, call) => {
    const inForce = Object.fromEntries(
      CHART_OPTIONS.names.map((name) => [
        name,
        `${RULE_NAMES[name]}：${ruleValueText(name, CHART_OPTIONS.defaults[name])}`,
      ]),
    );
    const deciding = ['clock', 'dayBoundary', 'yearBoundary', 'monthPillar', 'luckStart'];
    const data = {
      chartRules: inForce,
      presets: Object.keys(CHART_OPTIONS.presets),
      calendar: 'GB/T 33661-2017',
      almanac: '钦定协纪辨方书',
      accuracy: Object.fromEntries(Object.entries(ACCURACY).map(([name, words]) => [name, call.say(words)])),
      never: [
        call.say(text('不猜性别、时辰、地方、时区', 'no sex, hour, place or zone is guessed')),
        call.say(
          text(
            '不断寿限、灾祸、疾病，不作投资保证',
            'no death, disaster or illness is foretold, no gain promised',
          ),
        ),
        call.say(text('不把流派的选择说成事实', 'the choice of a school is not presented as a fact')),
      ],
    };
    return {
      conclusion: call.say(
        text(
          `引擎 ${ENGINE_VERSION}：立春换年、交节换月、23:00 换日，用钟表时减夏令时；宜忌按《协纪辨方书》`,
          `Engine ${ENGINE_VERSION}: years from 立春, months from the instant of the term, days from 23:00, clock time less daylight time; 宜忌 by 协纪辨方书`,
        ),
      ),
      data,
      brief: {
        ...data,
        chartRules: Object.fromEntries(Object.entries(inForce).filter(([name]) => deciding.includes(name))),
      },
      rules: { preset: 'standard' },
      accuracy: ACCURACY.chart,
      sources: ['GB/T 33661-2017', '三命通会', '渊海子平', '钦定协纪辨方书'],
    };
  },
};

export const OTHER_TOOLS: readonly Tool[] = [hexagramTool, compassTool, policy];
