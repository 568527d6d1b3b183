/**
 * A whole chart as plain text, to paste into a message or to ask another tool about: every column, relation, figure, decade and
 * year, with the rules it was cast by and what its figures mean.
 */
import { isLunarBirth, type AnyChart, type PillarKey, type ShenshaAnchor } from '@shangyuan/engine/chart';
import type { ChartDocument, DocumentPillar, DocumentYear } from '@shangyuan/engine/document';
import { TEN_GODS, WUXING } from '@shangyuan/engine/ganzhi';
import {
  anchorsText,
  membersText,
  noticeText,
  PILLAR_NAMES,
  relationText,
  RULE_NAMES,
  RULE_WORDS,
} from '../chart/index.ts';

const PILLARS: readonly PillarKey[] = ['year', 'month', 'day', 'hour'];

const yesNo = (value: boolean): string => (value ? '是' : '否');
const listOr = (parts: readonly string[], none: string): string =>
  parts.length === 0 ? none : parts.join('、');

/** 2026-11-21 14:30 of an ISO text. */
const clock = (iso: string): string => iso.slice(0, -3).replace('T', ' ');

/** A heading with its lines; nothing where there are none. */
function part(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`【${title}】`, ...lines, ''];
}

function birthLines({ name, sex, time, birth }: ChartDocument, chart: AnyChart): string[] {
  const who = [name === null ? '' : `姓名 ${name}`, `性别 ${sex}`].filter((text) => text !== '').join('；');
  if (time === null) return [who, '按四柱排盘，没有出生时刻，所以没有起运日期与流年'];
  const isUnknown = birth.hour === 'unknown';
  const isLunar = !('pillars' in birth) && isLunarBirth(birth);
  const lines = [
    who,
    `${isLunar ? '按农历填写，' : ''}公历 ${isUnknown ? `${time.civil.slice(0, 10)} 时辰不详` : clock(time.civil)}；农历 ${time.lunar ?? '不详'}`,
    `时区 ${time.zone ?? '手动'}，比世界时快 ${time.offsetMinutes} 分钟（其中夏令时 ${time.dstMinutes} 分钟）；世界时 ${clock(time.utc.slice(0, -1))}`,
  ];
  if (birth.longitudeDeg !== undefined) {
    const latitude = birth.latitudeDeg === undefined ? '' : `，纬度 ${birth.latitudeDeg}°（北正南负）`;
    lines.push(
      `经度 ${birth.longitudeDeg}°（东正西负）${latitude}；平太阳时 ${clock(time.localMeanTime ?? '')}；真太阳时 ${clock(time.apparentSolarTime ?? '')}`,
    );
  }
  if (!isUnknown) lines.push(`定时柱所用的钟 ${clock(time.solarClock)}；日柱取 ${time.chartDate}`);
  return [...lines, `节气 ${time.solarTerms}；司令 ${'siling' in chart ? chart.siling.stem : ''}`];
}

function pillarLines(title: string, pillar: DocumentPillar): string[] {
  const { ganzhi, stem, branch, stemWuxing, branchWuxing, stemGod, hiddenStems, isKongwang } = pillar;
  const hidden = hiddenStems.map(
    (each) => `${each.stem}${each.god}（${each.role} ${Math.round(each.weight * 100)}%）`,
  );
  const empty = [isKongwang.byDay ? '日旬' : '', isKongwang.byYear ? '年旬' : ''].filter(
    (text) => text !== '',
  );
  const spirits = pillar.shensha.map(({ name, kind, anchors }) => {
    const from = anchorsText(anchors.map((each) => ({ ...each, anchor: each.anchor as ShenshaAnchor })));
    return `${name}（${kind}，由${from}）`;
  });
  return [
    `${title} ${ganzhi}：天干 ${stem}${stemWuxing} ${stemGod}；地支 ${branch}${branchWuxing}；藏干 ${hidden.join('、')}`,
    `　纳音 ${pillar.nayin}；星运 ${pillar.xingyun}；自坐 ${pillar.zizuo}；本旬空亡 ${pillar.kongwang.join('')}${empty.length === 0 ? '' : `；此支落${empty.join('与')}空亡`}`,
    `　神煞 ${listOr(spirits, '无')}`,
  ];
}

function relationLines({ relations }: ChartDocument): string[] {
  return relations.map((relation) => {
    const { places, members, short, state } = relationText(relation);
    return `${places} ${membersText(members)}${short}${state === '' ? '' : `（${state}）`}`;
  });
}

function analysisLines({
  dayMaster,
  analysis: { strength, pattern, yongshen, tenGods },
}: ChartDocument): string[] {
  const wuxing = WUXING.map(
    (each) =>
      `${each} ${strength.wuxingPercent[each]}%（${strength.wuxingCount[each]}字，月令为${strength.monthState[each]}，${yongshen.roles[each]}）`,
  );
  const gods = TEN_GODS.filter((god) => tenGods[god].percent > 0).map((god) => {
    const shown = tenGods[god].visible.map((key) => `${PILLAR_NAMES[key].slice(0, 1)}干`);
    return `${god} ${tenGods[god].percent}%${shown.length === 0 ? '' : `（透于${shown.join('、')}）`}`;
  });
  return [
    `日主 ${dayMaster}；${strength.class}（${strength.label}），帮身 ${strength.supportPercent}%；得令 ${yesNo(strength.isDeling)}，得地 ${yesNo(strength.isDedi)}，得势 ${yesNo(strength.isDeshi)}`,
    `五行 ${wuxing.join('、')}；缺 ${listOr(strength.missing, '无')}`,
    `格局 ${pattern.name}，${pattern.clarity}；相神 ${pattern.assist ?? '无'}${pattern.minor.length === 0 ? '' : `；带${pattern.minor.join('、')}之象`}`,
    `用神 取法 ${yongshen.method}；从强弱看宜${yongshen.byStrength}，从季节看宜${yongshen.byClimate}；把握 ${yongshen.confidence} 分（${yongshen.confidenceWord}）`,
    `十神（不计日干）${gods.join('、')}`,
  ];
}

function yearText({ year, ganzhi, stemGod, branchGod, ageXu, fanTaisui, marks }: DocumentYear): string {
  const notes = [...fanTaisui.map((label) => `${label}太岁`), ...marks];
  return `${year} ${ganzhi} ${ageXu}岁 ${stemGod}/${branchGod}${notes.length === 0 ? '' : `（${notes.join('、')}）`}`;
}

function luckLines({ luckStart: start, decades, years }: ChartDocument): string[] {
  const lines: string[] = [];
  if (start !== null) {
    const { offset, uncertaintyMonths } = start;
    const doubt = uncertaintyMonths === 0 ? '' : `（时辰不详，前后约差 ${uncertaintyMonths} 个月）`;
    lines.push(
      `${start.direction}行，以${start.term}起算；出生后 ${offset.years} 年 ${offset.months} 个月 ${offset.days} 天起运，${clock(start.date)}，虚岁 ${start.ageXu}，周岁 ${start.ageZhou}${doubt}`,
    );
  }
  const before = years.filter(({ decade }) => decade === 0).map(yearText);
  if (before.length > 0) lines.push('起运之前', `　${before.join('；')}`);
  for (const decade of decades) {
    const span =
      decade.startDate === null
        ? ''
        : `，${decade.startDate} 至 ${decade.endDate ?? ''}，虚岁 ${decade.startAgeXu ?? ''} 起`;
    lines.push(
      `第 ${decade.number} 步 ${decade.ganzhi} ${decade.stemGod}/${decade.branchGod}，${decade.score} 分${span}`,
    );
    const own = years.filter((year) => year.decade === decade.number).map(yearText);
    if (own.length > 0) lines.push(`　${own.join('；')}`);
  }
  return lines;
}

function noticeLines(chart: AnyChart): string[] {
  if (!('notices' in chart)) return [];
  return chart.notices.map((notice) => {
    const { text, detail } = noticeText(chart, notice);
    return `${text}${detail ?? ''}`;
  });
}

function ruleLines({ rules, engineVersion }: ChartDocument): string[] {
  const names = Object.keys(RULE_NAMES) as (keyof typeof RULE_NAMES)[];
  const words = RULE_WORDS as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return [
    names.map((name) => `${RULE_NAMES[name]} ${words[name]?.[rules[name]] ?? rules[name]}`).join('；'),
    `引擎 ${engineVersion}`,
  ];
}

const UNITS = [
  '流年以立春为界，公历年份是立春所在的那一年；时刻未注明的都是出生地的标准时。',
  '岁数未注明的都是虚岁；十神以日干为主，斜线前是天干，斜线后是地支本气。',
  '藏干的百分数是它占这一支的份量；五行与十神的百分数是本应用的模型，合计 100，十神不计日干。',
  '分数也是本应用的模型：大运 20 到 95 分，把握 10 到 95 分；古籍没有给出数字。',
];

/**
 * The text of a chart and its document, a line each fact.
 *
 * @param chart the chart that the document is of
 */
export function chartDocumentText(chart: AnyChart, document: ChartDocument): string {
  const { pillars, taiyuan, taixi, minggong, shengong, zodiacAnimal } = document;
  const palaces = [
    `胎元 ${taiyuan}`,
    `胎息 ${taixi}`,
    `命宫 ${minggong ?? '不详'}`,
    `身宫 ${shengong ?? '不详'}`,
    `生肖 ${zodiacAnimal}`,
    document.minggua === null ? '' : `命卦 ${document.minggua.gua}（${document.minggua.group}）`,
    document.constellation === null ? '' : `星座 ${document.constellation}`,
  ].filter((text) => text !== '');
  return [
    ...part('八字命盘', birthLines(document, chart)),
    ...part('四柱', [
      PILLARS.map((key) => pillars[key]?.ganzhi ?? '时辰不详').join(' '),
      ...PILLARS.flatMap((key) => {
        const pillar = pillars[key];
        return pillar === null ? [] : pillarLines(PILLAR_NAMES[key], pillar);
      }),
      palaces.join('；'),
    ]),
    ...part('刑冲合会', relationLines(document)),
    ...part('强弱、格局与用神', analysisLines(document)),
    ...part('大运与流年', luckLines(document)),
    ...part('排盘提示', noticeLines(chart)),
    ...part('规则', ruleLines(document)),
    ...part('单位', UNITS),
    document.disclaimer,
  ].join('\n');
}
