/**
 * What of a chart leads to a place in the classics, in a few words.
 */
import type { ReferenceKey } from '@shangyuan/engine/analysis';
import { ledgerText } from './yongshenText.ts';

/** 庚日巳月, 七杀格, 庚辰日癸未时. */
export function referenceText(key: ReferenceKey): string {
  switch (key.kind) {
    case 'dayMonth':
      return `${key.stem}日${key.branch}月`;
    case 'dayStem':
      return `${key.stem}日`;
    case 'pattern':
      return key.pattern;
    case 'mixedQi':
      return `${key.branch}月杂气`;
    case 'dayHour':
      return key.hour === null ? `${key.day}日` : `${key.day}日${key.hour}时`;
    case 'ledger':
      return ledgerText(key.line).sentence;
  }
}
