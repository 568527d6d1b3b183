/**
 * 用神 in sentences: the lines of the ledger, the method, the conclusion, the steps of the confidence.
 */
import type {
  ConfidenceCode,
  ConfidenceStep,
  EvidenceValues,
  LedgerLine,
  Yongshen,
} from '@shangyuan/engine/analysis';
import type { TenGodGroup } from '@shangyuan/engine/ganzhi';
import { signedPoints } from '../statement/figures.ts';
import type { EvidenceWords } from './gatheringText.ts';
import { hurtSentence } from './patternText.ts';
import { toExplanation, type Explanation, type Wording } from './explanation.ts';

type YongshenCode = Extract<keyof EvidenceValues, `UG_${string}`> | 'METHOD' | 'CONCLUSION';

type GroupTexts = Readonly<Record<TenGodGroup, string>>;

/** What each group does for a weak day master, by the largest drain. */
const WEAK_TEXTS: Readonly<Record<EvidenceValues['UG_SUPPORT_WEAK']['cause'], GroupTexts>> = {
  官杀: {
    印: '印能化解官杀，又生扶日主',
    比劫: '比劫能与日主一起承担',
    食伤: '食伤也耗日主',
    财: '财会再去生官杀',
    官杀: '官杀已经太重，不宜再添',
  },
  财: {
    比劫: '比劫能分担财的消耗',
    印: '印能生扶日主',
    官杀: '官杀会再克日主',
    食伤: '食伤会再去生财',
    财: '财已经太重，不宜再添',
  },
  食伤: {
    印: '印能约束食伤，又生扶日主',
    比劫: '比劫能帮扶日主',
    官杀: '官杀会再克日主',
    财: '财会引着食伤再耗日主',
    食伤: '食伤已经太重，不宜再添',
  },
};

/** What each group does where there is too much 印, held back by 财 or not. */
const SEAL_EXCESS_TEXTS: Readonly<Record<'held' | 'unheld', GroupTexts>> = {
  held: {
    财: '有财来约束印，日主才透得过气',
    食伤: '食伤把积着的力量引出去',
    比劫: '比劫分担一些印的重量',
    官杀: '官杀会再去生印',
    印: '印已经过多，不宜再添',
  },
  unheld: {
    比劫: '没有财来约束印，就顺着它所生，让比劫一起承接',
    印: '印已经过多，不宜再添',
    食伤: '食伤单薄，会被印压住',
    官杀: '官杀会再去生印',
    财: '财太轻，去碰成势的印只会相激',
  },
};

/** What each group does for a strong day master, by what makes it strong. */
const STRONG_TEXTS: Readonly<Record<EvidenceValues['UG_RESTRAIN_STRONG']['cause'], GroupTexts>> = {
  印: {
    财: '财能约束印，也给力量去处',
    食伤: '食伤能把力量流通出去',
    官杀: '官杀会再去生印',
    比劫: '比劫会再添日主之力',
    印: '印已经太重，不宜再添',
  },
  比劫带官杀: {
    食伤: '食伤能把力量流通出去',
    财: '财给力量一个去处，也养住官杀',
    官杀: '旺的宜顺着流通，硬去克制反而相激',
    印: '印会再生日主',
    比劫: '比劫已经太重，不宜再添',
  },
  比劫: {
    食伤: '食伤能把力量流通出去',
    财: '财给力量一个去处',
    官杀: '旺的宜顺着流通，硬去克制反而相激',
    印: '印会再生日主',
    比劫: '比劫已经太重，不宜再添',
  },
};

const WEAK_CAUSES = { 官杀: '官杀重', 财: '财重', 食伤: '食伤重' } as const;
const STRONG_CAUSES = { 印: '印重', 比劫带官杀: '比劫重', 比劫: '比劫重' } as const;

function weakText({ class: of, support, cause, group }: EvidenceValues['UG_SUPPORT_WEAK']): Wording {
  const side = of === '中和' ? '日主中和而略偏弱' : '日主身弱';
  return [`${side}，主要因为${WEAK_CAUSES[cause]}；${WEAK_TEXTS[cause][group]}。`, `帮身${support}%。`];
}

function strongText({ class: of, support, cause, group }: EvidenceValues['UG_RESTRAIN_STRONG']): Wording {
  const side = of === '中和' ? '日主中和而略偏强' : '日主身强';
  return [`${side}，主要因为${STRONG_CAUSES[cause]}；${STRONG_TEXTS[cause][group]}。`, `帮身${support}%。`];
}

const RANKS = ['首先', '其次', '再次', '第四', '第五'] as const;

const METHOD_TEXTS: Readonly<Record<Yongshen['method'], (yong: string) => string>> = {
  扶抑: (yong) => `从强弱看，取${yong}来扶抑。`,
  调候: (yong) => `从季节寒暖看，取${yong}来调候。`,
  通关: (yong) => `两强相争，取居中的${yong}来通关。`,
  病药: (yong) => `先处理全局最大的偏重，取${yong}。`,
  顺势: (yong) => `顺着全局的大势，取${yong}。`,
  格局: (yong) => `从格局的需要看，取${yong}。`,
  合议: (yong) => `合计以${yong}为最，这叫合议。`,
};

function methodText({ method, yong, choices }: EvidenceValues['METHOD']): Wording {
  const each = Object.entries(choices).map(([school, wuxing]) => `${school}取${wuxing}`);
  if (method === '合议') return `几种取法各有所取：${each.join('、')}；${METHOD_TEXTS[method](yong)}`;
  const sentence = METHOD_TEXTS[method](yong);
  return each.length < 2 ? sentence : [sentence, `各法单独来看：${each.join('、')}。`];
}

const STATE_TEXTS = {
  现: '',
  不现: '用神在命盘里没有出现，要等岁运带来。',
  受伤: '用神在命盘里受了牵制。',
} as const;

/** Words of 用神. */
export const YONGSHEN_WORDS: EvidenceWords<YongshenCode> = {
  UG_FOLLOW: ({ name, group }) => `${name}随着大势走，看${group}与大势是顺是逆。`,
  UG_TRANSFORM: ({ name, relation }) => {
    const texts = {
      化神: '以所化的五行为主',
      生化神: '生它的五行能助成化局',
      化神所生: '它所生的五行让化局流通',
      化神所克: '它所克的五行会分散化局',
      克化神: '克它的五行会破坏化局',
    } as const;
    return `${name}${texts[relation]}。`;
  },
  UG_SUPPORT_WEAK: weakText,
  UG_RESTRAIN_STRONG: strongText,
  UG_SEAL_EXCESS: ({ seal, wealth, isHeld, group }) => [
    `印过重；${SEAL_EXCESS_TEXTS[isHeld ? 'held' : 'unheld'][group]}。`,
    `印${seal}%，财${wealth}%${isHeld ? '，满4%' : '，不到4%'}。`,
  ],
  UG_ROOTED: ({ root }) => ['在地支有根，用得上力。', `所藏合计${root}，满1为全。`],
  UG_DRY_EARTH: () => '四支没有辰、丑来滋润，土偏燥，既不容易泄火，也难以生金。',
  UG_CHECK: ({ officer, stems, group }) => [
    group === '食伤'
      ? `官杀当头，天干的${stems.join('、')}属食伤（食神与伤官的合称），能出面制住官杀。`
      : '官杀当头，正靠食伤去制，不宜再添。',
    `官杀${officer}%。`,
  ],
  UG_SEAL_TURNS: ({ seal }) => ['印有力，能接住官杀再转来生日主，官杀不全是压力。', `印${seal}%，满20%。`],
  UG_CLIMATE: ({ dayMaster, month, rank, stem, isUrgent }) =>
    `${dayMaster}日生在${month}月，调候${RANKS[rank - 1] ?? ''}取${stem}${isUrgent && rank === 1 ? '，而且正缺，最为要紧' : ''}。`,
  UG_BRIDGE: ({ a, b }) => `${a}与${b}两强相争，取居中的一行来通关。`,
  UG_DISEASE: ({ percent }) => ['这一行太重，又不为日主所喜，是全局的“病”。', `占${percent}%，满42%。`],
  UG_MEDICINE: ({ disease }) => `能克制太重的${disease}，是对应的“药”。`,
  UG_PATTERN: ({ pattern, group, isAssist }) =>
    isAssist ? `${pattern}以${group}为相神。` : `${pattern}没有相神，格局取法看${group}。`,
  METHOD: methodText,
  CONCLUSION: ({ yong, xi, ji, state, confidence, score }) => [
    `用神是${yong}，喜神是${xi}，忌神是${ji}；把握程度为“${confidence}”。${STATE_TEXTS[state]}`,
    `把握${score}分；满80分为高，满65分为中。`,
  ],
};

/** What a line of a special class says of its group. */
function followText({ points, values: { name, group } }: LedgerLine<'UG_FOLLOW'>): string {
  return points > 0 ? `${name}随着大势走，${group}与大势相顺。` : `${name}随着大势走，${group}与大势相逆。`;
}

/** Why a line of the ledger speaks for or against its wuxing, without what the whole chart already shows. */
export function ledgerReasonText(line: LedgerLine): string {
  switch (line.code) {
    case 'UG_SUPPORT_WEAK':
      return `${WEAK_TEXTS[line.values.cause][line.values.group]}。`;
    case 'UG_SEAL_EXCESS':
      return `${SEAL_EXCESS_TEXTS[line.values.isHeld ? 'held' : 'unheld'][line.values.group]}。`;
    case 'UG_RESTRAIN_STRONG':
      return `${STRONG_TEXTS[line.values.cause][line.values.group]}。`;
    default:
      return ledgerText(line).sentence;
  }
}

/** A line of the ledger: what it says of its wuxing, and its points. */
export function ledgerText(line: LedgerLine): Explanation {
  const words = YONGSHEN_WORDS[line.code] as (values: unknown, line: LedgerLine) => Wording;
  const { sentence, arithmetic } = toExplanation(
    line.code === 'UG_FOLLOW' ? followText(line) : words(line.values, line),
  );
  return { sentence, arithmetic: `${line.wuxing}${signedPoints(line.points)}。${arithmetic ?? ''}` };
}

const CONFIDENCE_TEXTS: Readonly<Record<ConfidenceCode, string>> = {
  MARGIN_BELOW_10: '最被看好的两行相差不多，取舍不算分明。',
  MARGIN_BELOW_4: '而且近得几乎难分先后。',
  NEAR_CLASS_BORDER: '帮身的比重贴着强弱的分界，稍有出入就换了一类。',
  TICKS_DISAGREE: '得令、得地、得势的多少与强弱的结论不一致。',
  SPECIAL_TRUE: '特殊格局成得纯粹，顺势取用少有异议。',
  SPECIAL_FALSE: '特殊格局成得不纯，也可以按普通强弱来看。',
  HOUR_UNKNOWN: '时辰不详，少了一柱。',
  TIAOHOU_AGREES: '季节首先要取的，正是用神。',
  TIAOHOU_OPPOSED: '季节首先要取的，却落在忌神上。',
  YONG_ABSENT: '用神在命盘里没有出现。',
  FUYI_TIAOHOU_DIFFER: '从强弱看与从季节看，取的不是同一行。',
  SCHOOLS_DIVIDED: '四种取法里，赞同这个用神的不到三种。',
};

/** A step of the confidence. */
export function confidenceText({ code, points }: ConfidenceStep): Explanation {
  return { sentence: CONFIDENCE_TEXTS[code], arithmetic: signedPoints(points) };
}

/** Where the 用神 is hurt, in a sentence; null where it is whole. */
export function hurtText({ yong, hurt }: Yongshen): string | null {
  return hurt.length === 0 ? null : hurtSentence(yong, hurt);
}

/** Both views on what helps, where 扶抑 and 调候 differ, and where they agree. */
export function conflictText({ isConflict, byStrength, byClimate, yong }: Yongshen): string {
  if (!isConflict) return `从强弱看与从季节看，取的都是${byStrength}。`;
  const chosen =
    yong === byStrength || yong === byClimate ? `合起来以${yong}为用神` : `合起来却以${yong}为用神`;
  return `从强弱看宜${byStrength}，从季节看宜${byClimate}，两说并存；${chosen}。`;
}
