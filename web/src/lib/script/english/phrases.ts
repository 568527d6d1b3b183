/**
 * All phrases in English. Each text is in one file only, whatever pages show it.
 */
import type { Phrases } from './grammar.ts';
import { ACCOUNT } from './phrases/account.ts';
import { AGENDA } from './phrases/agenda.ts';
import { ANSWERS } from './phrases/answers.ts';
import { BIRTH } from './phrases/birth.ts';
import { CALENDAR } from './phrases/calendar.ts';
import { CASES } from './phrases/cases.ts';
import { CHART } from './phrases/chart.ts';
import { MEMBERSHIP } from './phrases/membership.ts';
import { PICKING } from './phrases/picking.ts';
import { SHELL } from './phrases/shell.ts';
import { TERMS } from './phrases/terms.ts';
import { TOOLS } from './phrases/tools.ts';

/** Files of phrases by what they are about. */
export const FILES: Readonly<Record<string, Phrases>> = {
  ACCOUNT,
  AGENDA,
  ANSWERS,
  BIRTH,
  CALENDAR,
  CASES,
  CHART,
  MEMBERSHIP,
  PICKING,
  SHELL,
  TERMS,
  TOOLS,
};

/** Texts and patterns, and what they are in English. */
export const PHRASES: Phrases = Object.assign({}, ...Object.values(FILES));
