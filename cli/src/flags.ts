/**
 * Flags that several commands share.
 */
import { CHART_OPTIONS } from '@shangyuan/engine/chart';
import type { Argument, Flag } from './command.ts';
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

const LONGITUDE_FLAG: Flag = {
  flags: '--longitude <degrees>',
  about: text('经度，东为正', 'longitude in degrees, east positive'),
};

/** Flags of a clock time at a place. */
export const PLACE_FLAGS: readonly Flag[] = [
  {
    flags: '--place <name>',
    about: text('出生地，如 成都、London', 'place of birth, such as Chengdu or London'),
  },
  ZONE_FLAG,
  LONGITUDE_FLAG,
];

/** Flags of the rules that a chart is cast by. */
export const RULE_FLAGS: readonly Flag[] = [
  {
    flags: '--rules <preset>',
    about: text('一套规则', 'a set of rules'),
    choices: Object.keys(CHART_OPTIONS.presets),
  },
  {
    flags: '--rule <name=value>',
    about: text('一条规则，如 clock=trueSolar；可多次', 'one rule, such as clock=trueSolar; may be repeated'),
    isMany: true,
  },
];

/** Flags of what a line leaves open about its date and hour. */
const DATE_FLAGS: readonly Flag[] = [
  {
    flags: '--calendar <calendar>',
    about: text('没写历法的日期属于哪种', 'calendar of a date that does not say it'),
    choices: ['solar', 'lunar'],
  },
  { flags: '--hour-unknown', about: text('时辰不详', 'the hour is not known') },
];

/** Flags of a birth. */
export const BIRTH_FLAGS: readonly Flag[] = [
  { flags: '--sex <sex>', about: text('性别：男 或 女', 'sex: male or female') },
  ...PLACE_FLAGS,
  { flags: '--latitude <degrees>', about: text('纬度，北为正', 'latitude in degrees, north positive') },
  ...DATE_FLAGS,
  ...RULE_FLAGS,
];

/** Where the people of a call were born, for those whose line does not say it. */
export const COMMON_PLACE_FLAG: Flag = {
  flags: '--place <name>',
  about: text('没写地方的生辰，都在这里', 'place of the births that name none'),
};

/** Flags of several births. */
export const BIRTHS_FLAGS: readonly Flag[] = [
  COMMON_PLACE_FLAG,
  ZONE_FLAG,
  LONGITUDE_FLAG,
  ...DATE_FLAGS,
  ...RULE_FLAGS,
];

/** Flags of a batch of births. */
export const BATCH_FLAGS: readonly Flag[] = [
  {
    flags: '--file <path>',
    about: text(
      '成批：CSV 或 NDJSON 文件，- 为标准输入',
      'a batch: a CSV or NDJSON file, - for standard input',
    ),
  },
  { flags: '--format <format>', about: text('文件的格式', 'format of the file'), choices: ['csv', 'ndjson'] },
  { flags: '--csv', about: text('成批时以 CSV 输出', 'print a batch as CSV') },
];

/** A birth in one line, whose words need no quotes. */
export const BIRTH_ARGUMENT: Argument = {
  name: 'birth',
  about: text('生辰，如 1990-06-15 14:30 女 成都', 'a birth, such as 1990-06-15 14:30 female Chengdu'),
  isOptional: true,
  isMany: true,
};
