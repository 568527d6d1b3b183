import { expect, test } from 'vitest';
import { GANZHI } from '../../ganzhi/index.ts';
import { kongwangMarksOf } from './pillarFacts.ts';

test('a branch is void by the place of its pair exactly where the pair of the holder lists it', () => {
  for (const holder of GANZHI) {
    for (const pair of GANZHI) {
      const marks = kongwangMarksOf({ year: holder, month: pair, day: holder, hour: pair });
      const isVoid = holder.kongwang.includes(pair.branch);
      expect(marks.month, `${holder.name} ${pair.name}`).toEqual({ byDay: isVoid, byYear: isVoid });
      expect(marks.hour).toEqual({ byDay: isVoid, byYear: isVoid });
    }
  }
});
