/**
 * 学业与才艺: 印 and 食伤 in the chart, and the spirits of learning.
 */
import type { PillarKey } from '../../chart/index.ts';
import type { PresenceLevel } from '../tables/presence.ts';
import type { Role } from '../tables/roles.ts';
import { levelOf, roleOfGroup, type LifeInput } from './lifeInput.ts';

/** Spirits of learning, by name. */
export const STUDY_SPIRITS = ['文昌贵人', '学堂', '词馆', '华盖'] as const;

/** Facts of learning. */
export interface StudyFacts {
  readonly seal: { readonly level: PresenceLevel; readonly role: Role };
  readonly output: { readonly level: PresenceLevel; readonly role: Role };
  /** Spirits of learning that the chart has. */
  readonly spirits: readonly {
    readonly name: (typeof STUDY_SPIRITS)[number];
    readonly pillars: readonly PillarKey[];
  }[];
}

/** Facts of learning. Source: 渊海子平·论印绶, 论食神; 三命通会·论学堂词馆. */
export function studyOf(input: LifeInput): StudyFacts {
  return {
    seal: { level: levelOf(input, '正印', '偏印'), role: roleOfGroup(input, '印') },
    output: { level: levelOf(input, '食神', '伤官'), role: roleOfGroup(input, '食伤') },
    spirits: STUDY_SPIRITS.flatMap((name) => {
      const pillars = input.spiritPillars(name);
      return pillars.length === 0 ? [] : [{ name, pillars }];
    }),
  };
}
