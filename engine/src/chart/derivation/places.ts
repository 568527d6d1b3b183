/**
 * The places of a chart that have a derivation: every cell of its grid, natal and of luck, every label beside it, and each
 * of its relations.
 */
import type { CivilDate } from '../../time/index.ts';
import type { PillarKey } from '../types.ts';
import type { Relation } from '../relations/types.ts';

/** A pillar of a chart or of its luck. */
export type PillarRef =
  | { readonly place: PillarKey }
  | { readonly place: 'dayun'; readonly dayunNumber: number }
  | { readonly place: 'xiaoyun'; readonly ageXu: number }
  /** The year that 立春 begins. */
  | { readonly place: 'liunian'; readonly year: number }
  /** The month of a year, 0 寅 to 11 丑. */
  | { readonly place: 'liuyue'; readonly year: number; readonly monthIndex: number }
  | { readonly place: 'liuri'; readonly date: CivilDate }
  /** The hour of a date: 0 the 子 from 0:00, 1 丑 … 11 亥, 12 the 子 from 23:00. */
  | { readonly place: 'liushi'; readonly date: CivilDate; readonly hourIndex: number };

/** Rows of the grid. */
export type CellRow =
  'tenGod' | 'stem' | 'branch' | 'hidden' | 'xingyun' | 'zizuo' | 'kongwang' | 'nayin' | 'shensha';

/** Labels beside the grid. Those from `constellation` on need a birth with a date. */
export type ChartFact =
  | 'taiyuan'
  | 'taixi'
  | 'minggong'
  | 'shengong'
  | 'zodiacAnimal'
  | 'time'
  | 'constellation'
  | 'minggua'
  | 'siling'
  | 'birthTerm'
  | 'dayunStart';

/** What is derived. */
export type DerivedPlace =
  | { readonly row: CellRow; readonly pillar: PillarRef }
  | { readonly fact: ChartFact }
  | { readonly relation: Relation }
  /** What a flowing year is to the year of birth, its marks, and the age in it. */
  | { readonly liunian: number };
