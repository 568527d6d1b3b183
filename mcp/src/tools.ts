/**
 * Every tool, in the order of the list that clients get.
 */
import type { Tool } from './tool.ts';
import { CHART_TOOLS } from './tools/chart.ts';

export const TOOLS: readonly Tool[] = [...CHART_TOOLS];
