/**
 * What an agent can read once: the rules, the glossary, how exact the values are, and how far the judgement agrees with a book.
 */
import { text, type Text } from '@shangyuan/cli';
import { CHART_OPTIONS } from '@shangyuan/engine/chart';
import { RULE_NAMES, RULE_NOTES, ruleOptions } from '@shangyuan/reading/chart';
import { GLOSSARY } from '@shangyuan/reading/glossary';
import { ACCURACY, CLASSICS } from './accuracy.ts';

/** A resource. */
export interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly title: Text;
  readonly about: Text;
  readonly mimeType: string;
  readonly read: () => string;
}

const JSON_TYPE = 'application/json';

const notes: Readonly<Record<string, string>> = RULE_NOTES;

function rulesText(): string {
  const options = CHART_OPTIONS.names.map((name) => ({
    option: name,
    name: RULE_NAMES[name],
    default: CHART_OPTIONS.defaults[name],
    values: ruleOptions(name),
    note: notes[name] ?? null,
  }));
  return JSON.stringify({ presets: CHART_OPTIONS.presets, options }, null, 1);
}

export const RESOURCES: readonly Resource[] = [
  {
    uri: 'shangyuan://rules',
    name: 'rules',
    title: text('排盘规则', 'Rules of charts'),
    about: text(
      '每条规则、可选的值、各派分歧在哪',
      'Every option, its values, and what the schools differ in',
    ),
    mimeType: JSON_TYPE,
    read: rulesText,
  },
  {
    uri: 'shangyuan://glossary',
    name: 'glossary',
    title: text('术语', 'Glossary'),
    about: text('每个术语的意思、算法与出处', 'Each term with its meaning, how it is found, and its source'),
    mimeType: JSON_TYPE,
    read: () => JSON.stringify(GLOSSARY, null, 1),
  },
  {
    uri: 'shangyuan://accuracy',
    name: 'accuracy',
    title: text('准确度', 'Accuracy'),
    about: text('每类值有多准，拿什么量的', 'How exact each kind of value is, and measured by what'),
    mimeType: JSON_TYPE,
    read: () => JSON.stringify(ACCURACY, null, 1),
  },
  {
    uri: 'shangyuan://classics',
    name: 'classics',
    title: text('与古籍相合', 'Agreement with the classics'),
    about: text(
      '断语同《滴天髓阐微》命例相合多少，瞎猜是多少',
      'How often the judgement is that of 滴天髓阐微, beside chance',
    ),
    mimeType: JSON_TYPE,
    read: () => JSON.stringify(CLASSICS, null, 1),
  },
];
