/**
 * What no text of the product says, by the reason. One list for every room and for the web app. A word is banned for what
 * it would mean to a reader; where the tradition itself uses the character (the stage 死, the year spirit 病符), the
 * pattern asks for the word, not the character.
 */

/** Why a word is banned. */
export type BanReason = 'absolute' | 'fatal' | 'medical' | 'financial' | 'sexist' | 'selling' | 'crude';

/** Patterns by reason. Each is tried on every text. */
export const BANNED: Readonly<Record<BanReason, readonly RegExp[]>> = {
  // Nothing is certain: no sentence promises or condemns.
  absolute: [
    /(?<!不)一定(?:会|能|要|是|有|可以)/u,
    /(?<![不未何])(?:必定|必然|必将|必会|必有|必成|必败|必死|势必|注定|命定|天注|定数|宿命|逃不|躲不过|在劫难逃)/u,
    /(?:百分之百|绝对(?!时刻|值)|毫无疑问|永远(?:都|也)?(?:不|无)|一辈子(?:都|也)?(?:不|无|没))/u,
    /(?:万无一失|百发百中|十全十美|无往不利|大富大贵|荣华富贵|飞黄腾达)/u,
    /(?<![可我])您(?:会|将)/u,
    /你(?:将|必|终将)/u,
  ],
  // No one is frightened: no death, disaster, crime or ruin.
  fatal: [
    /(?:死期|死亡|丧命|短命|夭折|早夭|短寿|寿终|阳寿|命终|横死|凶死|自杀|亡故|丧偶|丧父|丧母|克父|克母)/u,
    /(?:血光|凶灾|灾祸|灾难|灾星|大灾|大难|大凶|劫难|厄运|横祸|祸事|祸患|凶煞临|煞气重|恶煞|凶险|不祥|晦气|霉运|倒霉)/u,
    /(?:牢狱|坐牢|官非|入狱|犯罪|车祸|溺水|火灾|凶杀|妻离子散|家破|败家|破败|孤苦|乞丐|讨饭|贫贱|下贱|命苦|苦命|薄命|命硬|命薄|贱命)/u,
  ],
  // No one is diagnosed or treated.
  medical: [
    /(?:癌|肿瘤|糖尿病|高血压|心脏病|中风|抑郁症|精神病|绝症|不孕|不育|流产|难产|肝炎|肾虚|阳痿|手术|开刀)/u,
    /(?:治愈|根治|疗效|药方|处方|服药|用药|治疗|能治|可治)/u,
  ],
  // No text says where money comes from.
  financial: [
    /(?:暴富|发财|横财|彩票|中奖|赌博|赌运|炒股|股票|基金|期货|比特币|稳赚|翻倍|暴利|财源滚滚|日进斗金|腰缠万贯|破财|破产|倾家|负债累累|买入|卖出)/u,
  ],
  // No one is less for sex, marriage or children.
  sexist: [
    /(?:克夫|克妻|克子|克女|妨夫|妨妻|刑妻|刑夫|旺夫|旺妻|帮夫|八败|伤夫|伤妻|二婚|再嫁|改嫁|剩女|剩男|离婚|出轨|外遇|小三|偷情|淫|荡妇|水性杨花|不贞|失贞|贞洁)/u,
    /(?:生儿子|生男|生女|无子|绝后|绝嗣|女强男弱|男强女弱|女人就|男人就|女命(?:宜|忌|不)|男命(?:宜|忌|不)|大男子|小女人)/u,
  ],
  // Nothing is sold by fear.
  selling: [
    /(?:化解灾|化煞|改运|转运|开光|消灾|挡灾|避邪|辟邪|法事|作法|符咒|请符|挡煞|补财库|请(?:一)?尊)/u,
  ],
  crude: [/(?:命里缺|缺什么补什么|下等命|上等命|好命|贵命|富命|穷命|贱|废物|无能之)/u],
};

/**
 * Words of the craft that 通俗 and 一句话 do without: they use plain words, or a term of the glossary. 专业 uses them.
 */
export const CRAFT_WORDS =
  /(?:通根|无根|虚浮|透出|透干|藏支|得令|失令|得地|失地|得势|制化|化杀|泄秀|生扶|克泄|耗泄|党众|会局|局中|伏藏|坐支|引化|用事|当权|旺相|休囚|墓库|库中|逢合|逢冲|相战|官非|命带|命犯|命中|命理|命局|身旺|身衰|枭印|官煞|杀星|官星|财官印|岁君|太过不及|日元|年干|月干|日干|时干|年支|月支|日支|时支)/u;
