/**
 * The five elements between two people: what one is short of, what the other gives, what both lack or have too much of; and the
 * element a chart needs most, or bears least, as the other has it. For every kind of pair and any age.
 */
import type { TenGodGroup } from '@shangyuan/engine/ganzhi';
import { wuxingFamily, usefulFamily } from '../families.ts';

/** What a chart with little of an element is short of, by what the element is to it. */
export const HEPAN_LACK: Readonly<Record<TenGodGroup, string>> = {
  比劫: '凡事独自扛的时候多，身边缺一位站在同一边的帮手',
  食伤: '心里有话，到嘴边常只剩半句，主意也不太往外拿',
  财: '想的比落到手里的多，日常的小账小事容易漏',
  官杀: '没有谁催就容易拖，该说“不”的时候口气也软',
  印: '停不下来歇，也不惯向别处求一句指点',
};

/** What one gives who has plenty of an element that the other lacks. */
export const HEPAN_GIVES = wuxingFamily('gives', {
  木: '起头、出主意正是{other}顺手的事，{of}跟着就动起来了；想不出下一步时，{of}先问{other}“从哪里开始”。',
  火: '有{other}在场面就热，{of}那些搁着的话也被带了出来；{of}高兴时别忍着，当面给{other}一个笑脸。',
  土: '{other}坐得住、托得稳，{of}慌的时候有处可落；心里发虚的那天，{of}去{other}身边坐十分钟。',
  金: '{other}分得清轻重，也下得了决心，{of}的一团乱线就此有了头；拿不定的三件事，请{other}帮{of}划掉一件。',
  水: '{other}看得远、转得开，{of}钻进死角时能被领出来；{of}把难题摊给{other}看，先不说自己的答案。',
});

/** The same where the element is one that the receiving chart bears badly. */
export const HEPAN_GIVES_UNWANTED = wuxingFamily('givesUnwanted', {
  木: '一面替{of}起了头，一面新主意来得太密，{of}顾不过来；一回只收一个，做完再听{other}的下一个。',
  火: '一面给{of}添了热闹，一面待久了{of}会觉得燥；聚到尽兴之前，{of}先给自己留半小时的安静。',
  土: '一面让{of}稳当，一面也慢了下来，想动的时候挪不开脚；{other}说“再等等”的时候，{of}约好等到哪一天。',
  金: '一面替{of}理出了头绪，一面话说得紧，{of}会觉得被卡住；{other}下判断以前，{of}先请求把话说完。',
  水: '一面帮{of}看远了，一面可能的路太多，{of}反而迈不出去；听完{other}的五种想法，{of}只挑一种试三天。',
});

/** Where both have little of an element. */
export const HEPAN_BOTH_LACK = wuxingFamily('bothLack', {
  木: '一件事该由谁开头，常常谁也没动；轮着当开头的那一位，单日一位，双日一位。',
  火: '心里热，脸上都淡，旁人看不出其实都高兴；每见一次面，各说一件今天觉得好的事。',
  土: '计划换得勤，一阵风来就都松了手；定一件一个月不许改的小事，守住它。',
  金: '谁也不愿做那个拍板或拒绝的，事情就悬着；把要定的写成两条，数到三一起指。',
  水: '容易都盯着眼前这一步，忘了还能绕过去；卡住的时候一起放下，隔一夜再回来看。',
});

/** Where both have very much of an element. */
export const HEPAN_BOTH_MUCH = wuxingFamily('bothMuch', {
  木: '主意接着主意，收尾的活没有谁爱做；开新的之前，先把旧的那件一起做完。',
  火: '一点就着，高兴加倍，急起来也加倍；声音高到第二回，就各自去倒一杯水。',
  土: '都求稳，都念旧，要换个办法时两边一起不肯动；一个月试一样没试过的，合不合再说。',
  金: '都讲道理，也都不让理，对错分得清，情面就薄了；争完那件事，各说一句对方说得对的地方。',
  水: '想得都多，话题能铺到天边，就是不上岸；聊完之前，先说定明天做的第一件。',
});

/** The element a chart needs most, or bears least, as the other has it. */
export const HEPAN_USEFUL = usefulFamily({
  '木.足': '{other}爱起头，也爱鼓动，正是{of}缺的那一把推力；想做又没动的事，{of}讲给{other}听一遍。',
  '火.足': '{other}的热乎劲到得正是时候，{of}冷下来的心思会回暖；觉得没劲的日子，{of}主动约{other}说说话。',
  '土.足': '有{other}在旁边，{of}脚下就实了，做决定不再摇晃；要紧的决定，{of}先和{other}坐下来过一遍。',
  '金.足': '{other}的干脆替{of}省了许多来回，话说到点子上；拖了很久的一件事，{of}请{other}定一个日子。',
  '水.足': '{other}肯听，也想得开，{of}绷着的地方能松下来；憋住的那句话，{of}挑个安静的时候说给{other}。',
  '木.少': '{of}盼的是有个带头的，{other}不惯起头，等着等着就凉了；{of}要的推力直说出来，或者另找一位。',
  '火.少': '{of}要的热闹与夸奖，{other}给得少，不是不在意，是不会；{of}把“夸我一句”说出口，{other}照说就行。',
  '土.少': '{of}想要一份稳当，{other}自己也还在晃，靠上去容易两头空；稳当这件事，{of}先从固定的作息里找。',
  '金.少': '{of}等一句准话，{other}惯于含糊，等得心里发急；{of}问的时候给出两个选项，{other}只要挑。',
  '水.少': '{of}要的是有谁静静听完，{other}听到一半就想给答案；{of}开口前先讲明，今天只要听。',
  '木.忌': '{other}今天一个主意、明天又一个，{of}受不住这样的催；{of}约定一周里哪天听点子，其余的日子不谈。',
  '火.忌': '{other}一热，{of}就跟着急，话赶话容易说重；{of}觉得脸热的时候先走开，过一刻钟再回来谈。',
  '土.忌': '{other}的“再等等”压在{of}身上，像背了块石头；{of}先做自己那一半，不等{other}点头。',
  '金.忌': '{other}说话带着刃，{of}听见的是责怪；{of}请{other}先说事情，后说对错。',
  '水.忌': '{other}一想就想得很远，{of}被带得心里没底；{of}只和{other}谈这个月的事，明年的先放着。',
});
