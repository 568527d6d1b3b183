import type { HourKey } from './pickingKeys.ts';

/** Texts of hour.tsv. Written by `npm run texts`: edit the text file, not this. */
export const HOUR_TEXTS = {
  "relation.tianyi": "时支{hour}是{role}年干{stem}的天乙贵人。",
  "relation.liuhe": "时支{hour}与{role}年支{birth}六合。",
  "relation.sanhe": "时支{hour}与{role}年支{birth}三合。",
  "relation.xing": "时支{hour}与{role}年支{birth}相刑。",
  "relation.liuhai": "时支{hour}与{role}年支{birth}相害。",
  "relation.likes": "时干{stem}属{wuxing}，是{role}命局所喜。",
  "relation.daylight": "{affair}宜在白昼。",
  "relation.dusk": "{affair}旧称昏礼，黄昏也可。",
  "relation.prefersHour": "{affair}宜用此时。",
  "relation.prefersSpirit": "{spirit}之时宜{affair}。",
  "relation.avoidsSpirit": "{affair}避{spirit}之时。",
  "relation.avoidsNight": "{affair}避深夜。",
  "relation.site": "时支{hour}与{sitting}山三合。",
  "filter.ripo": "日破",
  "filter.chongYear": "相冲",
  "filter.night": "夜间",
  "rejection.chongYear": "冲{role}年支{birth}",
} as const satisfies Readonly<Record<HourKey, string>>;
