/**
 * The schools of 五运六气, as arguments.
 */
import { defineOptions, type RulesOf } from '../options.ts';

/** Every option of 五运六气; the defaults are the received text of 素问 and the standard teaching. */
export const YUNQI_OPTIONS = defineOptions({
  /**
   * 平气: fifteen years; the twelve that the text itself grounds; or the fifteen and 干德符, by the stem of the opening
   * instant. Source: 类经图翼; 素问·五常政大论; 运气论奥.
   */
  pingqi: ['standard', 'strict', 'ganDeFu'],
  /**
   * 客运: each tone 太 or 少 as in the 主运, or strictly alternating from the year's own. Source: 素问·六元正纪大论; later
   * teaching.
   */
  keyun: ['suwen', 'alternate'],
  /** 五步 by the table of days and 刻, or five equal arcs of 72° from 300°. Source: 运气论奥; an even division of ours. */
  wubu: ['table', 'equal'],
  /** 六步 by the longitude of the Sun, or sixty days and 87.5 刻 each. Source: the terms; 素问·六微旨大论. */
  liuqi: ['longitude', 'ke'],
  /** The term that begins the year. Source: 素问·六元正纪大论 and all teaching (大寒); 立春; 冬至, a minority. */
  yunqiYearStart: ['dahan', 'lichun', 'dongzhi'],
  /** 客主加临: graded by 主胜逆, 客胜从, or every 克 alike. Source: 素问·至真要大论; later teaching. */
  jialin: ['graded', 'flat'],
  /** 初运 begins at the clock of its table, or with the year itself. Source: 运气论奥; the instant of the term. */
  yunStart: ['table', 'instant'],
});

/** A full set of the rules of 五运六气. */
export type YunqiRules = RulesOf<typeof YUNQI_OPTIONS.values>;
