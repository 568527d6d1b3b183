/**
 * Words that are not used for readers of an age, or for readers who answered nothing. The lists are those of an editor who read the
 * reports from outside.
 */

/** Errands of working life, from 67 on. */
export const OF_ELDERS =
  /下班|同事|上级|老板|加薪|升职|升迁|考核|客户|项目|团队|每接三单|攒资历|前辈.*约|年过四十|出社会|上司|会议|开会|邮件|陪陪长辈|孩子大了|换岗|简历|出差|加班|公事|行内|同行|报价|催稿|业绩|跳槽|合约|能分期的分期|谈待遇|给思考一张桌子|圈出三位/u;
/** Money, work, meeting someone, errands of adults, below 17. */
export const OF_MINORS =
  /钱|账|同事|前辈|上级|客户|项目|实习|公事|下班|清单|期限|喝酒|咖啡|合同|旧友|老朋友|很久没见|久没|手机|屏幕|家里的气氛|成家|伴侣|行业|工作|存底|心仪|要照管的实际事务|责任一件件/u;
/** Children and long years of work, from 19 to 22. */
export const OF_YOUNG = /孩子大了|替晚辈|与晚辈|陪孩子|老同事|下班|客户|催稿|业绩|同事|老客户/u;
/** Children, for readers who did not speak of them. */
export const CHILDREN = /(?<!像|这|小)孩子(?:有|守规矩|或晚辈占|愿意|大了|的)|你的孩子|儿女|子女/u;
/** A partner, for readers who did not speak of one. */
export const PARTNER = /爱人|另一半|枕边|夫妻|婚后|两口子|家里那位/u;
