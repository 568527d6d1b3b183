/**
 * 学业与才艺: 印 and 食伤 in the chart, and the spirits of learning.
 */
import type { PillarKey } from '../../chart/index.ts';
import type { PresenceLevel } from '../tables/presence.ts';
import { STUDY_SPIRITS } from '../tables/readSpirits.ts';
import type { Role } from '../tables/roles.ts';
import { GODS_OF_GROUP } from '../model/tenGodPower.ts';
import { levelOf, roleOfGroup, type LifeInput } from './lifeInput.ts';

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
    seal: { level: levelOf(input, GODS_OF_GROUP.印), role: roleOfGroup(input, '印') },
    output: { level: levelOf(input, GODS_OF_GROUP.食伤), role: roleOfGroup(input, '食伤') },
    spirits: STUDY_SPIRITS.flatMap((name) => {
      const pillars = input.spiritPillars(name);
      return pillars.length === 0 ? [] : [{ name, pillars }];
    }),
  };
}
