/**
 * Tools that read charts: strength and need, a question, the report, two people.
 */
import {
  analyse,
  answerOf,
  ask as askCommand,
  compare,
  readRules,
  report as reportCommand,
  text,
} from '@shangyuan/cli';
import { HEPAN_MODES } from '@shangyuan/engine/analysis';
import { z } from 'zod';
import { ACCURACY } from '../accuracy.ts';
import type { ToolCall } from '../context.ts';
import { BIRTH, both, COMMON, flagsOf, PLACE, RULES } from '../inputs.ts';
import type { Tool } from '../tool.ts';
import { besideChart, castOf, dataOf, HEAD, list, named, record, rulesOf, sourcesIn } from './birth.ts';

interface Need {
  readonly strength: { readonly class: string; readonly label: string; readonly supportPercent: number };
  readonly pattern: { readonly name: string; readonly state: string };
  readonly yongshen: {
    readonly roles: Readonly<Record<string, string>>;
    readonly method: string;
    readonly confidenceWord: string;
  };
}

function needText({ strength, pattern, yongshen }: Need, call: ToolCall): string {
  const { method, confidenceWord, roles } = yongshen;
  const of = (role: string) => named(Object.keys(roles).find((wuxing) => roles[wuxing] === role) ?? '', call);
  return call.say(
    text(
      `${strength.class}（帮身 ${strength.supportPercent}%），${pattern.name}${pattern.state}；用神${of('用神')}、喜神${of('喜神')}、忌神${of('忌神')}（${method}，把握${confidenceWord}）`,
      `${strength.class} (support ${strength.supportPercent} %), pattern ${pattern.name} ${pattern.state}; useful ${of('用神')}, favourable ${of('喜神')}, harmful ${of('忌神')} (method ${method}, confidence ${confidenceWord})`,
    ),
  );
}

const analyseChart: Tool = {
  name: 'analyse_chart',
  title: text('分析命局', 'Analyse a chart'),
  about: text(
    '强弱、格局、用神喜忌、五行与十神的比重，带把握。问身强身弱、喜用神、缺什么五行、格局时用；full 再给每一步的理由。',
    'Strength, pattern, useful and harmful elements, shares of elements and gods, with a confidence. Use it for 身强身弱, 用神, missing elements and 格局; full adds the reason of each step.',
  ),
  input: z.strictObject({ ...BIRTH, ...COMMON }),
  data: { ...HEAD, strength: record, pattern: record, yongshen: record, tenGods: record, why: list },
  run: async (given, call) => {
    const { chart } = await castOf(given);
    const { record: found } = await answerOf(
      analyse,
      call.command([String(given['birth'])], { ...flagsOf(given), why: true }),
    );
    const data = dataOf(found);
    return {
      conclusion: needText(data as unknown as Need, call),
      data,
      brief: Object.keys(data).filter((name) => name !== 'why'),
      ...besideChart(chart, call),
      accuracy: ACCURACY.judgement,
      sources: sourcesIn(data['why']),
    };
  },
};

const on = z
  .string()
  .optional()
  .describe(both('从哪天看，默认今天', 'the day it is read on, today by default'));

interface Answered {
  readonly headline: string;
  readonly kind: string;
  readonly lead: readonly string[];
  readonly basis: { readonly why: string; readonly source: string };
  readonly confidence: { readonly word: string };
  readonly reasons: unknown;
  readonly changes: unknown;
  readonly beyond: string;
  readonly care: string;
  readonly disclaimer: string;
  readonly months: unknown;
}

const ask: Tool = {
  name: 'ask',
  title: text('问一件事', 'Ask one thing'),
  about: text(
    '就命盘答一个具体问题（换工作、结婚、搬家、投资等），先说结论，再给依据、每月、把握与什么会改变结论。用户问「某年适合做某事吗」时用。',
    'Answers one question about a chart (a new job, marriage, a move, money …): the conclusion, its grounds, each month, the confidence and what would change it. Use it for "is this year good for …".',
  ),
  input: z.strictObject({
    ...BIRTH,
    question: z
      .string()
      .describe(both('问题，如 2027年适合换工作吗', 'the question in Chinese, such as 2027年适合换工作吗')),
    with: z
      .string()
      .optional()
      .describe(
        both('问两人的事时，对方的生辰，写全', 'where it is about two people, the whole birth of the second'),
      ),
    on,
    ...COMMON,
  }),
  data: {
    ...HEAD,
    question: z.string(),
    answer: record,
    kind: z.string(),
    headline: z.string(),
    lead: z.array(z.string()),
    basis: z.string(),
    months: list,
    confidence: z.string(),
    beyond: z.string(),
    care: z.string(),
  },
  run: async (given, call) => {
    const { chart } = await castOf(given);
    const { record: found } = await answerOf(
      askCommand,
      call.command([String(given['birth'])], flagsOf(given)),
    );
    const data = dataOf(found);
    const { kind, headline, lead, basis, months, confidence, beyond, care, disclaimer } = data[
      'answer'
    ] as Answered;
    const beside = besideChart(chart, call);
    return {
      conclusion: `${headline}。${lead[0] ?? ''}`.replace('。。', '。'),
      data,
      brief: {
        question: data['question'],
        kind,
        headline,
        lead,
        basis: basis.why,
        months: (months as { name: string; ganzhi: string; span: string; word: string }[]).map(
          ({ name, ganzhi, span, word }) => ({ name, ganzhi, span, word }),
        ),
        confidence: confidence.word,
        beyond,
        care,
      },
      ...beside,
      notices: [...(beside.notices ?? []), disclaimer],
      accuracy: ACCURACY.judgement,
      sources: sourcesIn(data['answer']),
    };
  },
};

const report: Tool = {
  name: 'report',
  title: text('命书', 'Report'),
  about: text(
    '命书：性情、五行、格局、事业、财运、感情、健康、大运等章。默认每章一句话；section 取一章，full 给全文。用户要整体解读时用。',
    'The report of a chart in sections (nature, elements, pattern, career, wealth, love, health, luck …). One sentence a section by default; section takes one, full gives all of it.',
  ),
  input: z.strictObject({
    ...BIRTH,
    section: z
      .string()
      .optional()
      .describe(both('只要一章，如 wealth 或 财运', 'one section, such as wealth')),
    depth: z
      .enum(['short', 'plain', 'expert'])
      .optional()
      .describe(both('深浅；默认 short，full 时 plain', 'how deep; short by default, plain with full')),
    years: z.string().optional().describe(both('年份，如 2026-2030', 'years, such as 2026-2030')),
    situation: z
      .enum(['学生', '在职', '自由', '退休'])
      .optional()
      .describe(both('用户说过的近况', 'what the user said of work')),
    partner: z
      .enum(['有', '无'])
      .optional()
      .describe(both('用户说过有无伴侣', 'whether the user said to have a partner')),
    children: z
      .enum(['有', '无'])
      .optional()
      .describe(both('用户说过有无子女', 'whether the user said to have children')),
    on,
    ...COMMON,
  }),
  data: { ...HEAD, depth: z.string(), sections: list, notes: z.array(z.string()), disclaimer: z.string() },
  run: async (given, call) => {
    const { chart } = await castOf(given);
    const isWhole = !call.isBrief || given['section'] !== undefined;
    const depth = (given['depth'] as string | undefined) ?? (isWhole ? 'plain' : 'short');
    const { record: found } = await answerOf(
      reportCommand,
      call.command([String(given['birth'])], { ...flagsOf(given), depth }),
    );
    const data = dataOf(found);
    const sections = data['sections'] as { title: string; paragraphs: string[] }[];
    const [first] = sections;
    const beside = besideChart(chart, call);
    return {
      conclusion: `${first?.title ?? ''}：${first?.paragraphs[0] ?? ''}`,
      data,
      brief: { sections: sections.map(({ title, paragraphs }) => ({ title, paragraphs })) },
      ...beside,
      notices: [...(beside.notices ?? []), String(data['disclaimer'])],
      accuracy: ACCURACY.judgement,
      sources: ['滴天髓', '子平真诠', '穷通宝鉴', '三命通会'],
    };
  },
};

const whole = (zh: string, en: string) =>
  z
    .string()
    .describe(both(`${zh}，如 1990-06-15 14:30 女 成都`, `${en}, such as 1990-06-15 14:30 female Chengdu`));

const compareCharts: Tool = {
  name: 'compare_charts',
  title: text('合盘', 'Compare two charts'),
  about: text(
    '两人合盘：按关系逐项计分（生肖、日柱、喜用互补等）并说相处。问两人合不合、怎么相处时用；full 再给每项的理由。分数是习俗的计法，不要当结论。',
    'Two charts beside each other by their relation: items with scores and how to get along. full adds the reason of each item. The score is a custom way of counting and no verdict.',
  ),
  input: z.strictObject({
    first: whole('第一人的生辰，写全', 'the first birth, whole'),
    second: whole('第二人的生辰，写全', 'the second birth, whole'),
    kind: z.enum(HEPAN_MODES).describe(both('关系', 'relation')),
    place: PLACE.place,
    zone: PLACE.zone,
    calendar: PLACE.calendar,
    hourUnknown: BIRTH.hourUnknown,
    ...RULES,
    ...COMMON,
  }),
  data: {
    mode: z.string(),
    a: record,
    b: record,
    headline: z.string().nullable(),
    points: record.nullable(),
    confidence: z.string(),
    items: list,
    sections: list,
    notes: z.array(z.string()),
    disclaimer: z.string(),
  },
  run: async (given, call) => {
    const flags = flagsOf(given);
    const { record: data } = await answerOf(
      compare,
      call.command([String(given['first']), String(given['second'])], { ...flags, why: true }),
    );
    const { a, b, headline, points, confidence, items, disclaimer } = data as {
      a: object;
      b: object;
      headline: string | null;
      points: { total: number; grade: string } | null;
      confidence: string;
      items: { title: string; score: number; weight: number; source: string }[];
      disclaimer: string;
    };
    const score =
      points === null
        ? ''
        : call.say(
            text(`计 ${points.total} 分（${points.grade}）`, `counted ${points.total} (${points.grade})`),
          );
    return {
      conclusion: [headline, score].filter((part) => part !== null && part !== '').join('；'),
      data,
      brief: {
        a: dataOf(a),
        b: dataOf(b),
        headline,
        points,
        confidence,
        items: items.map(({ title, score: each, weight }) => ({ title, score: each, weight })),
      },
      rules: rulesOf(readRules(flags), call),
      notices: [disclaimer],
      accuracy: ACCURACY.judgement,
      sources: items.map(({ source }) => source),
    };
  },
};

export const READING_TOOLS: readonly Tool[] = [analyseChart, ask, report, compareCharts];
