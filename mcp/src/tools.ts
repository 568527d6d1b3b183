/**
 * Every tool, in the order of the list that clients get.
 */
import type { Tool } from './tool.ts';
import { CHART_TOOLS } from './tools/chart.ts';
import { CALENDAR_TOOLS } from './tools/calendar.ts';
import { DAY_TOOLS } from './tools/days.ts';
import { OTHER_TOOLS } from './tools/other.ts';
import { READING_TOOLS } from './tools/reading.ts';

export const TOOLS: readonly Tool[] = [
  ...CHART_TOOLS,
  ...READING_TOOLS,
  ...DAY_TOOLS,
  ...CALENDAR_TOOLS,
  ...OTHER_TOOLS,
];
