/**
 * An editor's check of a comparison report: its words against the figures, the rows and the births, by what the words mean and not by
 * the keys they were chosen by. Another text that says the same wrong thing is found too.
 */
import { HEPAN_POINTS } from '@shangyuan/engine/analysis';
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import { birthOf } from '../hepanFacts.ts';
import { statementsOfHepan, type HepanPart, type HepanReport, type HepanSide } from '../index.ts';
import { TODAY } from './pairs.ts';

/** One fault: what kind, and where. */
export interface HepanFault {
  readonly kind: 'elements' | 'score' | 'theme' | 'years' | 'age' | 'assumed' | 'todo' | 'silence';
  readonly text: string;
}

type Sides = Readonly<Record<'a' | 'b', HepanSide>>;

const GOOD =
  /合得|合用|对得上|接得|接得住|省力|省心|省去|省口舌|不费劲|默契|自在|舒服|踏实|稳|放心|可靠|靠近|高兴|发亮|亮堂|照得清|暖|热乎|就热|懂得|帮|护|贵人|喜庆|相近|相似|气味|一致|(?:都|一起|的)顺|旺|活泛|聊|成器|成形|成了材|有用|推力|松下来|干脆|省了|看得远|拿手|顺手|有了头|可落|动起来|带出来|一处|贴得上|不用将就|安稳|凑得拢|凑起来|最快|明白|新鲜|敬|信得过|用得着|就是这一位|座|同伴|搭档|热络|热闹|轻松|长得好|正好|来得自然|补齐|补得上|机会|新路子|有味|变好|最先想到|想疼|愿意教|底气|利落|有的是力气|借得到力|差不多|接起来|长得快|体贴|往上蹿|长进|提得起/u;
const BAD =
  /硌|嫌|听着疼|挑剔|累|急|顶住|顶嘴|僵|相冲|相刑|相害|相破|磕|别扭|冷|凉|委屈|误|乱|拉锯|较劲|较真|用不上|受不|压着|压在|压过|喘不过|慌|猜|抢|争|散了|断|都少|只补得上|只有\d{4}|没有一起顺|不够|差得远|差半拍|闷|绕着走|挨一下|湿|软了原来|翻动|未必情愿|烫|不肯|等着|扫兴|生分|疙瘩|心结|不是一回事|吃力|忙得|漏|拖|刃|晃|含糊|催|说不清|倔|绷着|紧张|隔着|摸不太准|改一改|等一句准话|独处|喜静|记岔|听岔|错一拍|挡在前面|剪子|怕|懒|悬着|板起脸|一动不动|不起头|给得少|一半就想给答案|没底|责怪|站不稳|要守|没有谁|一紧|上头|花得快|想流到别处|先留三分|偏偏|暗一下|毛病|死角|出的错|都不让理|挤进|空缺|撞在一起/u;

const clean = (text: string): string => text.replaceAll(/甲方|乙方/gu, '某');

const textsOf = ({ statements }: Pick<HepanPart, 'statements'>): string =>
  statements.map(({ plain }) => plain ?? '').join('');

/** An item that fits may not only be lamented, one that needs care not only praised. */
function scoreFaults({ sections }: HepanReport): HepanFault[] {
  return sections.flatMap(({ parts }) =>
    parts.flatMap((part): HepanFault[] => {
      const text = clean(textsOf(part));
      if (text === '') return [];
      const hasBoth = text.includes('一面');
      const [isGood, isBad] = [hasBoth || GOOD.test(text), hasBoth || BAD.test(text)];
      const isWrong =
        part.score >= HEPAN_POINTS.strengthMin
          ? isBad && !isGood
          : part.score < HEPAN_POINTS.cautionBelow && !isBad;
      return isWrong ? [{ kind: 'score', text: `${part.title} ${part.score}: ${text}` }] : [];
    }),
  );
}

/** Both are short of something, in whatever words. */
const BOTH_SHORT = /叠在一处|重叠|都空着|都缺|都短|都少|一样缺|缺的地方(?:都)?一样|谁也帮不上|没人补|空缺/u;

/** Every share is that of the chart, and both lack only what both lack. */
function elementFaults({ sections, names }: HepanReport, sides: Sides): HepanFault[] {
  const nature = sections.find(({ id }) => id === 'nature');
  if (nature === undefined) return [];
  const percent = (person: 'a' | 'b', wuxing: string): number =>
    sides[person].analysis.strength.percent[wuxing as Wuxing];
  const text = nature.parts.map(textsOf).join('');
  const faults: string[] = [];
  for (const sentence of text.split(/(?<=。)/u)) {
    for (const person of ['a', 'b'] as const)
      for (const [, wuxing = '', share] of sentence.matchAll(
        new RegExp(`${names[person]}的([木火土金水])(?:只有([\\d.]+)%|一点也没有)`, 'gu'),
      ))
        if (percent(person, wuxing) !== Number(share ?? 0) || Number(share ?? 0) >= 10) faults.push(sentence);
    for (const [, wuxing = ''] of sentence.matchAll(/两人都少([木火土金水])/gu))
      if (Math.max(percent('a', wuxing), percent('b', wuxing)) >= 10) faults.push(sentence);
    if (BOTH_SHORT.test(sentence) && !/两人都少[木火土金水]/u.test(sentence)) faults.push(sentence);
  }
  const shares = new Set(
    (['a', 'b'] as const).flatMap((person) => Object.values(sides[person].analysis.strength.percent)),
  );
  for (const { reasons } of nature.parts)
    for (const { reason } of reasons) if (reason.code === 'COVER') shares.add(reason.values.percent);
  for (const [, share] of text.matchAll(/([\d.]+)%/gu))
    if (!shares.has(Number(share))) faults.push(`${share}%`);
  for (const { label, value } of nature.rows) {
    const written = [...value.matchAll(/([\d.]+)%/gu)].map(([, share]) => Number(share));
    if (written.some((share) => !shares.has(share))) faults.push(`${label} ${value}`);
  }
  return faults.map((each) => ({ kind: 'elements', text: each }));
}

/** What two sentences may not both praise and lament without saying that both are so. */
const THEMES = [
  /日常|平日|起居|作息|(?<!老)习惯|步调|节奏|节拍|手上/u,
  /来处|来路|老规矩|出身|圈子|老习惯/u,
] as const;
const THEME_GOOD =
  /合得|贴得上|对得上|不用将就|省力|省心|省口舌|不费劲|凑得拢|接得|相近|有几分像|一致|最齐心|最快/u;
const THEME_BAD =
  /别扭|委屈|顶|拉锯|较劲|较真|打断|撞散|不一样|不太一样|差得远|出入|疙瘩|误会|扫兴|断了|来回|心结|生分|不大搭|想静|想在家|要守|求稳|先看天气/u;

function themeFaults(report: HepanReport): HepanFault[] {
  const sentences = report.sections
    .flatMap(({ parts }) => parts.flatMap(({ statements }) => statements))
    .flatMap(({ plain }) => (plain ?? '').split(/(?<=。)/u))
    .filter((sentence) => !sentence.includes('一面'));
  return THEMES.flatMap((theme): HepanFault[] => {
    const about = sentences.filter((sentence) => theme.test(sentence));
    const good = about.find((sentence) => THEME_GOOD.test(sentence) && !THEME_BAD.test(sentence));
    const bad = about.find((sentence) => THEME_BAD.test(sentence) && !THEME_GOOD.test(sentence));
    return good === undefined || bad === undefined ? [] : [{ kind: 'theme', text: `${good} / ${bad}` }];
  });
}

/** A year is what the scores say, and ages are those of the births. */
function yearFaults(report: HepanReport, sides: Sides): HepanFault[] {
  const scores = new Map(report.comparison.years.map((year) => [year.year, year]));
  const faults: string[] = [];
  const sentences = statementsOfHepan(report).flatMap(({ plain }) => (plain ?? '').split(/[。；]/u));
  for (const sentence of sentences) {
    const years = [...sentence.matchAll(/(\d{4})年（/gu)].map(([, year]) => Number(year));
    for (const year of years) {
      const found = scores.get(year);
      if (found === undefined || year < TODAY.year || year > TODAY.year + 10) faults.push(sentence);
      else if (/都(?:顺|好|轻快|往上)/u.test(sentence) && Math.min(found.aScore, found.bScore) < 70)
        faults.push(sentence);
      else if (/都(?:吃力|累|难|往下)/u.test(sentence) && Math.max(found.aScore, found.bScore) >= 60)
        faults.push(sentence);
    }
    for (const [, year, inside = ''] of sentence.matchAll(/(\d{4})年（([^）]+)）/gu))
      for (const person of ['a', 'b'] as const) {
        const birth = birthOf(sides[person]);
        const age = new RegExp(`${report.names[person]}(\\d+)岁`, 'u').exec(inside)?.[1];
        if (birth !== null && Number(age) !== Number(year) - birth.year) faults.push(sentence);
      }
  }
  return faults.map((text) => ({ kind: 'years', text }));
}

const ROMANCE = /恋|爱情|婚|姻|伴侣|情侣|约会|表白|第一次见面/u;
const WORK =
  /升职|晋级|培训|求职|简历|工位|加班|同事|绩效|客户|跳槽|上班|下班|会上|初稿|交接|急件|报账|合约|签字|职责|文档|组里/u;
const ASSUMED =
  /老公|老婆|丈夫|妻子|媳妇|女婿|太太|婚后|结婚|再婚|你们的孩子|家务|同住|住在一起|一张床|冰箱|儿子|女儿|(?<!其)他(?!们)|她/u;
const SILENT = /没有特别|无特别|平平|谈不上|没有可记/u;

function wordFaults(report: HepanReport, sides: Sides): HepanFault[] {
  const ages = (['a', 'b'] as const).flatMap((person) => {
    const birth = birthOf(sides[person]);
    return birth === null ? [] : [TODAY.year - birth.year];
  });
  const isElder = Math.max(...ages) > (report.mode === 'colleagues' ? 65 : 80);
  const isMinor = Math.min(...ages) < 18;
  return statementsOfHepan(report).flatMap(({ plain }): HepanFault[] => {
    const text = clean(plain ?? '');
    return [
      ...(isMinor && (ROMANCE.test(text) || WORK.test(text)) ? [{ kind: 'age' as const, text }] : []),
      ...(isElder && WORK.test(text) ? [{ kind: 'age' as const, text }] : []),
      ...(ASSUMED.test(text) ? [{ kind: 'assumed' as const, text }] : []),
      ...(SILENT.test(text) ? [{ kind: 'silence' as const, text }] : []),
    ];
  });
}

/** Most things to do in a comparison. */
const MOST_TODO = 8;

function todoFaults({ sections, advice }: HepanReport): HepanFault[] {
  const all = [
    ...sections.flatMap(({ todo }) => (todo === null ? [] : [todo])),
    ...advice.map(({ statement }) => statement),
  ];
  const texts = all.map(({ plain }) => plain ?? '');
  const isMany = texts.length > MOST_TODO || new Set(texts).size < texts.length;
  return isMany ? [{ kind: 'todo', text: texts.join(' / ') }] : [];
}

/** Every fault of a report. */
export function hepanFaults(report: HepanReport, sides: Sides): HepanFault[] {
  return [
    ...scoreFaults(report),
    ...elementFaults(report, sides),
    ...themeFaults(report),
    ...yearFaults(report, sides),
    ...wordFaults(report, sides),
    ...todoFaults(report),
  ];
}
