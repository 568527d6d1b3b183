/**
 * The schools of 五运六气, as arguments.
 */

/** Rules of 五运六气; every field has a default. */
export interface YunqiRules {
  /** 平气: the fifteen years of the later books, those of 素问 alone, or the fifteen and 干德符. Default `standard`. */
  readonly pingqi?: 'standard' | 'strict' | 'ganDeFu';
  /** 客运: each tone as in the 主运 (六元正纪大论), or strictly alternating from the year's own. Default `suwen`. */
  readonly keyun?: 'suwen' | 'alternate';
  /** 五步 by the table of days and 刻, or five equal arcs of 72° from 300°. Default `table`. */
  readonly wubu?: 'table' | 'equal';
  /** 六步 by the Sun's longitude, or sixty days and 87.5 刻 each. Default `longitude`. */
  readonly liuqi?: 'longitude' | 'ke';
  /** The term that begins the year. Default `dahan`. */
  readonly yunqiYearStart?: 'dahan' | 'lichun' | 'dongzhi';
  /** 客主加临: graded by 主胜逆 客胜从, or every 克 alike. Default `graded`. */
  readonly jialin?: 'graded' | 'flat';
  /** 初运 begins at the clock of its table, or with the year itself. Default `table`. */
  readonly yunStart?: 'table' | 'instant';
}

/** Defaults: the received text of 素问 and the standard teaching. */
export const DEFAULT_YUNQI_RULES = Object.freeze({
  pingqi: 'standard',
  keyun: 'suwen',
  wubu: 'table',
  liuqi: 'longitude',
  yunqiYearStart: 'dahan',
  jialin: 'graded',
  yunStart: 'table',
} as const satisfies Required<YunqiRules>);

const VALUES = {
  pingqi: ['standard', 'strict', 'ganDeFu'],
  keyun: ['suwen', 'alternate'],
  wubu: ['table', 'equal'],
  liuqi: ['longitude', 'ke'],
  yunqiYearStart: ['dahan', 'lichun', 'dongzhi'],
  jialin: ['graded', 'flat'],
  yunStart: ['table', 'instant'],
} as const satisfies { readonly [Rule in keyof YunqiRules]-?: readonly YunqiRules[Rule][] };

/**
 * Fills in the defaults of rules and refuses values that are none.
 *
 * @throws RangeError `Cannot use rule <name>: "<value>", expected …`
 * @example resolveYunqiRules({ keyun: 'alternate' }).wubu // 'table'
 */
export function resolveYunqiRules(rules: YunqiRules = {}): Required<YunqiRules> {
  for (const [name, values] of Object.entries(VALUES)) {
    const value = rules[name as keyof YunqiRules];
    if (value !== undefined && !(values as readonly string[]).includes(value)) {
      throw new RangeError(`Cannot use rule ${name}: "${value}", expected ${values.join(' or ')}`);
    }
  }
  return { ...DEFAULT_YUNQI_RULES, ...rules };
}
