/**
 * Finding cases among 50,000 while someone types: what must be fast is one letter, and a letter must not take 100 ms, so
 * the aim is 500,000 records a second. The first search of a list also writes down what each record is found by.
 */
import { filterCases } from '../web/src/features/cases/caseFilter.ts';
import { atFirstUse, type BenchCase } from './case.ts';
import { makeRecords } from './records.ts';

const RECORD_COUNT = 50_000;
const TYPED = ['李', '李四', '李四12', '辛亥日', '1990-06', '不在其中'] as const;

const records = atFirstUse(() => makeRecords(RECORD_COUNT));

/** The cases of this file. */
export const cases: readonly BenchCase[] = [
  {
    name: 'search of 50,000 cases, a letter at a time',
    unit: 'records',
    count: RECORD_COUNT * TYPED.length,
    ours: () => {
      let found = 0;
      for (const text of TYPED)
        found += filterCases(records(), {
          text,
          isStarredOnly: false,
          groupId: null,
          order: 'recent',
        }).length;
      return found;
    },
    peers: {},
    aimRate: 500_000,
  },
];
