/**
 * Steps of a relation: what it is, what it comes to, what resolves it.
 */
import type { Relation, RelationKind, StepValues } from '@shangyuan/engine/chart';
import { COMBINE_REASON_TEXTS } from './combineReasonText.ts';
import {
  combineVerdict,
  membersText,
  placesText,
  relationText,
  resolverText,
  writtenPair,
} from './relationText.ts';
import { ruleValueText } from './ruleText.ts';
import { list, type StepTexts } from './stepTexts.ts';

type RelationCode = 'relation' | 'combining' | 'resolving' | 'relationRule';

/** What each kind is, in terms of its members. */
const KIND_TEXTS: Readonly<Record<RelationKind, (members: string, relation: Relation) => string>> = {
  干五合: (members, { to }) => `${members}是天干五合，所化的五行是${to ?? ''}`,
  干冲: (members) => `${members}是天干相冲`,
  干克: (members) => `${members}两干相克，${members.charAt(0)}克${members.charAt(1)}`,
  三会: (members, { to }) => `${members}三支会成一方，五行属${to ?? ''}`,
  三合: (members, { to }) => `${members}三支合成一局，五行属${to ?? ''}`,
  半合: (members, { to }) => `${members}是三合局的两支，其中有帝旺之支，五行属${to ?? ''}`,
  六合: (members, { to }) => `${members}是地支六合${to === undefined ? '' : `，所化的五行是${to}`}`,
  暗合: (members) => `${members}两支的藏干相合，称为暗合`,
  六冲: (members) => `${members}相隔六位，是地支六冲`,
  三刑: (members, { name }) => `${members}三支俱全，是${name ?? '三刑'}`,
  相刑: (members, { name, from }) =>
    `${members}相刑${name === undefined ? '' : `，是${name}`}${from === undefined ? '' : `，由${from}去刑`}`,
  自刑: (members) => `${members}两支相同，是自刑`,
  六害: (members) => `${members}是地支六害`,
  六破: (members) => `${members}是地支六破`,
  绝: (members) => `${members}两支，一支的五行到另一支是绝地，只记其名`,
  拱合: (members, { missing }) => `${members}拱出三合局里缺的${missing ?? ''}`,
  拱会: (members, { missing }) => `${members}拱出三会方里缺的${missing ?? ''}`,
  天克地冲: (members) => `${members}两柱天干相克而地支相冲`,
  天地鸳合: (members) => `${members}两柱天干相合，地支也相合`,
  伏吟: (members) => `${members}两柱干支相同`,
  反吟: (members) => `${members}两柱天干相同，地支相冲`,
  盖头: (members) => `${members}一柱，天干克地支`,
  截脚: (members) => `${members}一柱，地支克天干`,
};

function combiningText({ relation, month, months }: Readonly<StepValues['combining']>): string {
  const { kind, to, transformed, reason } = relation;
  if (reason === '遥合') return `${COMBINE_REASON_TEXTS[reason]}，不论合化。`;
  const season = months.length === 0 ? '' : `${to ?? ''}当令在${list(months)}月，生在${month}月；`;
  if (transformed === true) return `${season}各项条件都满足，化为${to ?? ''}。`;
  if (reason === undefined) return `${kind}，${combineVerdict(relation) ?? ''}。`;
  return `${kind === '干五合' ? season : ''}${combineVerdict(relation) ?? ''}。`;
}

/** Sentences of relations. */
export const RELATION_TEXTS: StepTexts<RelationCode> = {
  relation: ({ relation }) => {
    const { kind, isEffective, reason } = relation;
    const { members } = relationText(relation);
    const far = isEffective || reason === '遥合' || kind === '绝' ? '' : '，两柱相隔，只记其名';
    return `${placesText(relation)}：${KIND_TEXTS[kind](membersText(members), relation)}${far}。`;
  },
  relationRule: ({ option, value }) => `规则是“${ruleValueText(option, value as never)}”。`,
  combining: combiningText,
  resolving: ({ relation, kind, members }) =>
    `${writtenPair(relation.kind, relation.members, relation.from)}${relation.kind}里有一支另在${resolverText(`${kind}:${members}`)}之中，因此而解。`,
};
