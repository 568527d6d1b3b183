import { expect, test } from 'vitest';
import { withTags } from './caseDetails.ts';

test('tags are taken apart, none twice, none empty, none too long', () => {
  expect(withTags(['近'], '远，近 客户;;')).toEqual(['近', '远', '客户']);
  expect(withTags([], '   ')).toEqual([]);
  expect(withTags([], '长'.repeat(60))[0]).toHaveLength(40);
  expect(withTags([], Array.from({ length: 80 }, (_, i) => `t${i}`).join(' '))).toHaveLength(50);
});
