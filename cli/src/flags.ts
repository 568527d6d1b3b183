/**
 * Flags that several commands share.
 */
import type { Flag } from './command.ts';
import { LANGUAGES, text } from './language.ts';

/** Flags of every command. */
export const COMMON_FLAGS: readonly Flag[] = [
  { flags: '--json', about: text('以 JSON 输出', 'print JSON') },
  {
    flags: '--fields <paths>',
    about: text('只要这些字段，逗号分开（用于 JSON）', 'only these fields of the JSON, separated by commas'),
  },
  {
    flags: '--lang <language>',
    about: text('说明所用的语言', 'language of help and messages'),
    choices: LANGUAGES,
  },
];

export const WHY_FLAG: Flag = {
  flags: '--why',
  about: text('为什么：规则与出处', 'why: the rule and its source'),
};

export const ZONE_FLAG: Flag = {
  flags: '--zone <zone>',
  about: text('时区，如 Asia/Shanghai', 'IANA zone, such as Asia/Shanghai'),
};
