/**
 * Where the schools of 五运六气 part, a sentence a step.
 */
import type { YunqiDifference, YunqiOption, YunqiRules } from '@shangyuan/engine/yunqi';
import { instantText } from '../time/index.ts';

/** What each value of an option stands for, as the beginning of a clause. */
const SCHOOLS: { readonly [Option in YunqiOption]: Readonly<Record<YunqiRules[Option], string>> } = {
  pingqi: { standard: '后世所传十五年平气', strict: '只取《素问》明文', ganDeFu: '兼取干德符' },
  keyun: { suwen: '依《素问·六元正纪大论》', alternate: '依太少相间之说' },
  wubu: { table: '五步依刻表', equal: '五步等分' },
  liuqi: { longitude: '六步依节气', ke: '六步各六十日八十七刻半' },
  yunqiYearStart: { dahan: '岁首起大寒', lichun: '岁首起立春', dongzhi: '岁首起冬至' },
  jialin: { graded: '分顺逆', flat: '凡相克皆同看' },
  yunStart: { table: '初运依刻表', instant: '初运与岁首同起' },
};

const QI_STEPS = ['初之气', '二之气', '三之气', '四之气', '五之气', '终之气'];
const YUN_STEPS = ['初运', '二运', '三运', '四运', '终运'];

function schoolOf(option: YunqiOption, value: string): string {
  return (SCHOOLS[option] as Readonly<Record<string, string>>)[value] ?? value;
}

function nameOf({ part, number }: YunqiDifference): string {
  if (part === 'year') return '运气年';
  return (part === 'qi' ? QI_STEPS : YUN_STEPS)[number - 1] ?? '';
}

/** What of a step differs, with both readings. */
function readingsOf(difference: YunqiDifference): { readonly what: string; ours: string; theirs: string } {
  const name = nameOf(difference);
  switch (difference.field) {
    case 'start':
      return {
        what: difference.part === 'year' ? name : `${name}的起点`,
        ours: `在${instantText(difference.ours)}`,
        theirs: `在${instantText(difference.theirs)}`,
      };
    case 'state':
      return { what: '年名', ours: `为${difference.ours}`, theirs: `为${difference.theirs}` };
    case 'verdict':
      return { what: `${name}的客主加临`, ours: `为${difference.ours}`, theirs: `为${difference.theirs}` };
    case 'keyun':
      return { what: `${name}的客运`, ours: `为${difference.ours}`, theirs: `为${difference.theirs}` };
  }
}

/**
 * A difference in a sentence.
 *
 * @param difference from `yunqiDifferences`
 * @param rules the rules in force
 * @example differenceText(yunqiDifferences(2026)[0], YUNQI_OPTIONS.defaults) // '二运的客运，依《素问·六元正纪大论》为太角，依太少相间之说为少角。'
 */
export function differenceText(difference: YunqiDifference, rules: YunqiRules): string {
  const { option, value } = difference;
  const { what, ours, theirs } = readingsOf(difference);
  return `${what}，${schoolOf(option, rules[option])}${ours}，${schoolOf(option, value)}${theirs}。`;
}
