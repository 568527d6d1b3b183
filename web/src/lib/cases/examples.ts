/**
 * Three charts that open without an account: fixed, so nothing is typed and nothing is counted. Two invented births and a chart of
 * 滴天髓阐微, 伤官.
 */
import type { Place } from './place.ts';
import type { LinkedBirth } from './chartLink.ts';

type ExampleId = '1' | '2' | '3';

const place = (code: string, path: readonly string[], longitudeDeg: number, latitudeDeg: number): Place => ({
  code,
  path,
  longitudeDeg,
  latitudeDeg,
  precision: 'own',
  zone: 'Asia/Shanghai',
});

const CHENGDU = place('510100', ['四川省', '成都市'], 104.07, 30.66);
const SHANGHAI = place('310000', ['上海市'], 121.47, 31.23);

const whereOf = ({ zone, longitudeDeg }: Place) => ({ zone, longitudeDeg });

/** The examples, by their names in addresses. */
export const EXAMPLES: Readonly<Record<ExampleId, LinkedBirth>> = {
  1: {
    name: '夏生的金',
    birth: {
      sex: '女',
      hour: 'minute',
      civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
      ...whereOf(CHENGDU),
    },
    place: CHENGDU,
    rules: {},
  },
  2: {
    name: '秋生的火',
    birth: {
      sex: '男',
      hour: 'minute',
      civil: { year: 1988, month: 8, day: 9, hour: 10, minute: 40, second: 0 },
      ...whereOf(SHANGHAI),
    },
    place: SHANGHAI,
    rules: {},
  },
  3: {
    name: '书里的金',
    birth: {
      sex: '男',
      hour: 'shichen',
      pillars: { year: '壬戌', month: '壬子', day: '庚辰', hour: '己卯' },
    },
    place: null,
    rules: {},
  },
};

/** The example that an address names; null where it names none. */
export function exampleOf(id: string | undefined): LinkedBirth | null {
  return id === '1' || id === '2' || id === '3' ? EXAMPLES[id] : null;
}
