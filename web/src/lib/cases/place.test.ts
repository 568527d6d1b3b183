import { expect, test } from 'vitest';
import { shortPath } from './place.ts';

test('shortPath drops the suffixes of the first two levels only', () => {
  expect(shortPath(['四川省', '成都市', '武侯区'])).toEqual(['四川', '成都', '武侯区']);
  expect(shortPath(['新疆维吾尔自治区', '喀什地区', '喀什市'])).toEqual(['新疆', '喀什地区', '喀什市']);
  expect(shortPath(['广西壮族自治区', '南宁市'])).toEqual(['广西', '南宁']);
});
