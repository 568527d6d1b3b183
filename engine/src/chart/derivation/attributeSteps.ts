/**
 * What a pillar is to the day master: ten gods, hidden stems, stages, 空亡, 纳音. Good for pillars of luck as well.
 */
import {
  changshengCourse,
  CHANGSHENG,
  GANZHI,
  nayinWuxing,
  STEM_WUXING,
  STEM_YINYANG,
  tenGodOf,
  wuxingRelation,
  type Ganzhi,
  type LifeStageSchool,
  type Stem,
} from '../../ganzhi/index.ts';
import { kongwangHoldersOf, kongwangStatesOf } from '../shensha/kongwangNote.ts';
import type { PillarFacts, PillarsChart, PlaceKey } from '../types.ts';
import { stepOf, type DerivationStep } from './steps.ts';

/** 十神 of a stem. */
function tenGodStep(dayMaster: Stem, stem: Stem): DerivationStep {
  const [dayWuxing, wuxing] = [STEM_WUXING[dayMaster], STEM_WUXING[stem]];
  return stepOf('tenGod', {
    dayMaster,
    dayWuxing,
    dayYinyang: STEM_YINYANG[dayMaster],
    stem,
    wuxing,
    yinyang: STEM_YINYANG[stem],
    relation: wuxingRelation(dayWuxing, wuxing),
    god: tenGodOf(dayMaster, stem),
  });
}

const SCHOOL_SOURCES: Readonly<Record<LifeStageSchool, string>> = {
  yangForwardYinBackward: '渊海子平·论天干生旺死绝',
  yinSameAsYang: '滴天髓·天干（阐微，阴阳同生同死）',
  earthWithWater: '纳音与择日家（土随水）',
};

/** Stage of a stem in the branch of a pillar. */
function lifeStageStep(
  stem: Stem,
  { ganzhi: { branch } }: PillarFacts,
  stage: PillarFacts['xingyun'],
  school: LifeStageSchool,
): DerivationStep {
  const { start, isForward } = changshengCourse(stem, school);
  const number = CHANGSHENG.indexOf(stage) + 1;
  return stepOf(
    'lifeStage',
    { stem, school, start, isForward, branch, number, stage },
    SCHOOL_SOURCES[school],
  );
}

function hiddenSteps(chart: PillarsChart, { ganzhi, hidden }: PillarFacts): DerivationStep[] {
  const { branch } = ganzhi;
  const rule = chart.rules.si;
  const order =
    branch === '巳'
      ? [
          stepOf(
            'siOrder',
            { rule, stems: hidden.map(({ stem }) => stem) },
            rule === 'bingengwu' ? '渊海子平·地支藏遁歌' : '旧诀（丙戊庚）',
          ),
        ]
      : [];
  return [
    ...order,
    ...hidden.map(({ stem, role, weight, god }) =>
      stepOf('hiddenStem', { branch, stem, role, weight, dayMaster: chart.dayMaster, god }),
    ),
  ];
}

/** The 旬 of the pillar itself, then whether it stands in the 空亡 of day and year. */
function kongwangSteps(chart: PillarsChart, place: PlaceKey, ganzhi: Ganzhi): DerivationStep[] {
  const { pillars, rules } = chart;
  const { branch } = ganzhi;
  const holders = kongwangHoldersOf(place, rules);
  const marks = holders.map((holder) => {
    const { name, kongwang } = pillars[holder];
    const isKong = kongwang.includes(branch);
    return stepOf('kongwangOf', { holder, ganzhi: name, kongwang, branch, isKong });
  });
  const isVoid = holders.some((holder) => pillars[holder].kongwang.includes(branch));
  const states = isVoid ? kongwangStatesOf(pillars, place, branch) : [];
  return [
    stepOf('kongwangRule', { rule: rules.kongwang }),
    stepOf('xun', { ganzhi: ganzhi.name, xun: ganzhi.xun, kongwang: ganzhi.kongwang }),
    ...marks,
    ...(states.length === 0 ? [] : [stepOf('kongwangState', { branch, states })]),
  ];
}

function nayinStep(ganzhi: Ganzhi): DerivationStep {
  const first = ganzhi.index - (ganzhi.index % 2);
  const pair = [GANZHI[first]?.name ?? '', GANZHI[first + 1]?.name ?? ''] as const;
  const { name, nayin } = ganzhi;
  return stepOf('nayin', { ganzhi: name, pair, nayin, wuxing: nayinWuxing(nayin) });
}

/**
 * Steps to an attribute of a pillar.
 *
 * @param place where it is; the day pillar is 日主 itself
 */
export function attributeSteps(
  chart: PillarsChart,
  place: PlaceKey,
  facts: PillarFacts,
  row: 'tenGod' | 'hidden' | 'xingyun' | 'zizuo' | 'kongwang' | 'nayin',
): DerivationStep[] {
  const { ganzhi } = facts;
  const { lifeStage } = chart.rules;
  switch (row) {
    case 'tenGod':
      return facts.stemGod === '日主'
        ? [stepOf('dayMasterStem', { stem: ganzhi.stem, sex: chart.sex })]
        : [tenGodStep(chart.dayMaster, ganzhi.stem)];
    case 'hidden':
      return hiddenSteps(chart, facts);
    case 'xingyun':
      return [lifeStageStep(chart.dayMaster, facts, facts.xingyun, lifeStage)];
    case 'zizuo':
      return [lifeStageStep(ganzhi.stem, facts, facts.zizuo, lifeStage)];
    case 'kongwang':
      return kongwangSteps(chart, place, ganzhi);
    case 'nayin':
      return [nayinStep(ganzhi)];
  }
}
