/**
 * How much of a chart a ten god makes up: in words, with what the god means. Apart from the phases, which need no glossary.
 */
import { presenceLevelOf, type Analysis } from '@shangyuan/engine/analysis';
import { TEN_GODS, type TenGod } from '@shangyuan/engine/ganzhi';
import { godShare, placeName } from '../chart/index.ts';
import { glossaryEntry } from '../glossary/index.ts';
import type { Presence } from './presenceText.ts';

const LEVEL_WORDS = ['不见', '只有一点', '有', '重', '最重'] as const;

/** A ten god of a chart in a line. */
export interface GodLine {
  readonly god: TenGod;
  /** 重, 只有一点. */
  readonly word: string;
  /** 0 to 4, to draw by. */
  readonly level: number;
}

/** Ten gods that a chart has, the weightiest first. */
export function godLines({ tenGods }: Analysis): readonly GodLine[] {
  return TEN_GODS.filter((god) => tenGods[god].level > 0 || tenGods[god].visible.length > 0)
    .toSorted((a, b) => tenGods[b].power - tenGods[a].power)
    .map((god) => {
      const { power } = tenGods[god];
      const level = presenceLevelOf(power);
      return { god, word: LEVEL_WORDS[level], level };
    });
}

/** A ten god: what it is, where it is, and its share. */
export function godPresence(analysis: Analysis, god: TenGod): Presence {
  const { tenGods, pillars } = analysis;
  const { visible, mainPillar, role, isHurt, level } = tenGods[god];
  const term = glossaryEntry(god);
  const stands =
    visible.length > 0
      ? `透在${visible.map((pillar) => placeName(`${pillar}.stem`)).join('、')}`
      : mainPillar === null
        ? '盘中不见'
        : `天干不见，藏在${placeName(`${mainPillar}.branch`)}`;
  const hurt = isHurt ? '，而且受了合冲或空亡的牵制' : '';
  return {
    title: god,
    meaning: `${term === null ? '' : term.meaning + term.more}在这张盘里，它${stands}${hurt}；分量${LEVEL_WORDS[level]}。`,
    steps: [
      `把各干与藏干的记分按十神归拢，日干${pillars.day.stem}自己不归入：${god}占全盘${godShare(analysis, god)}%。`,
      `它那一行在取用里是${role}。`,
    ],
    source: term === null ? '本应用的记分' : `${term.source}；占比是本应用的记分`,
  };
}
