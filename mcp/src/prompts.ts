/**
 * Prompts that a user picks in a client.
 */
import { text, type Text } from '@shangyuan/cli';

/** An argument of a prompt. */
export interface PromptArgument {
  readonly name: string;
  readonly about: Text;
  readonly isRequired: boolean;
}

/** A prompt. */
export interface Prompt {
  readonly name: string;
  readonly title: Text;
  readonly about: Text;
  readonly args: readonly PromptArgument[];
  readonly write: (given: Readonly<Record<string, string>>) => string;
}

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'read_chart',
    title: text('解盘', 'Read a chart'),
    about: text(
      '由生辰排盘并解读，结论在前，依据在后',
      'Casts a chart and reads it, conclusion first, grounds after',
    ),
    args: [
      {
        name: 'birth',
        about: text('生辰，如 1990-06-15 14:30 女 成都', 'a birth, such as 1990-06-15 14:30 female Chengdu'),
        isRequired: true,
      },
      { name: 'question', about: text('想问的事', 'what the user would like to know'), isRequired: false },
    ],
    write: ({ birth = '', question = '' }) =>
      [
        `请解读这个生辰：${birth}`,
        ...(question === '' ? [] : [`用户想问：${question}`]),
        '',
        '1. 用 cast_chart 排盘。工具说缺性别、时辰、地方或时区，就问用户，不要代填；地方有几处，请用户选。',
        '2. 用 analyse_chart 与 luck 取强弱、格局、取用与大运；有具体问题时用 ask，要整篇时用 report。',
        '3. 先说结论，再说依据：每句断语指出它所据的干支或规则；notices 里与本盘有关的要转告。',
        '4. rules 里的是流派的选择，说成「按某家」；把握低的说明。干支、年份只用工具给的，不自己推算。',
        '5. 不说绝对的话，不谈寿限、灾祸、疾病诊断与投资保证；措辞具体、和气。',
      ].join('\n'),
  },
];
