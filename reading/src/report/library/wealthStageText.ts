/**
 * wealth.stage, .leak: money at the two ends of a life, and where it slips away. Habits only.
 */
import type { TenGodGroup } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { WealthBaseName } from './wealthText.ts';

/** Base of wealth, before a working life 早 or after it 晚. */
export type WealthStageKey = `${WealthBaseName}.${'早' | '晚'}`;

type WealthStageValues = {
  readonly base: string;
  readonly percent: string;
  /** The same in tenths: 近四成. */
  readonly share: string;
  readonly role: string;
};

/** Money of those who start out, and of those who have retired. */
export const WEALTH_STAGE: Family<WealthStageKey, WealthStageValues> = {
  id: 'wealth.stage',
  when: '二十三岁以前、在读，或退休之后：财运的底子',
  rule: 'LIFE_WEALTH',
  source: '子平真诠·论财',
  ground: ({ share }) => `财这一路${share}`,
  expert: ({ base, percent, role }, key) =>
    `${base}：财${percent}，为${role}；${key.endsWith('早') ? '未任其事，先养其习' : '任财之年已过，以守成为宜'}。`,
  chip: ({ base }) => base,
  why: ({ percent, role }) => `财占${percent}，在这张盘里是${role}，所以谈的是习惯，不是数目。`,
  words: {
    '从财.早': {
      short: '早点学会记进出。',
      plain: ['与实务贴得近，早点学会记进出是好事；每周一回，写在同一个本子里。'],
    },
    '财星不现.早': {
      short: '先有一样本事。',
      plain: ['眼下对钱不太上心，要紧的是先有一样本事；生活费按周分好，就不慌。'],
    },
    '儿又生财.早': {
      short: '先把一样做精。',
      plain: ['会的东西迟早换得来收入，先把其中一样做精；第一笔报酬，留着学新东西。'],
    },
    '专旺轻财.早': {
      short: '月初先分出一份。',
      plain: ['手松，请客也爽快，月底容易见底；月初先分出一份不动的。'],
    },
    '顺势取财.早': {
      short: '选对去处，胜过算账。',
      plain: ['进项跟着环境走，选对去处比算小账要紧；先问清那里教什么，再问给多少。'],
    },
    '身旺任财.早': {
      short: '边学边挣，撑得住。',
      plain: ['有力气，也愿意早点自立，边学边挣都撑得住；挣来的每一笔先记清楚。'],
    },
    '财多身弱.早': {
      short: '精力先给学业。',
      plain: ['外面挣钱的机会看着多，精力却该先给学业；一个学期只留一件。'],
    },
    '财旺身和.早': {
      short: '机会多，先挑一件。',
      plain: ['机会和力气都够，容易样样伸手；挑一件和将来有关的做，其余放过。'],
    },
    '财星偏轻.早': {
      short: '挣得慢，正好练本事。',
      plain: ['花得不多，也挣得慢，正好趁这几年练本事；每月存下一顿饭的钱。'],
    },
    '财星平和.早': {
      short: '从小处养个习惯。',
      plain: ['收支平平，适合从小处养习惯；记上三个月，就知道自己看重什么。'],
    },
    '从财.晚': {
      short: '家底是信用攒下的。',
      plain: ['大半生跟着实事走，家底多是信用攒下的；账交给晚辈记，自己看一眼总数就好。'],
      of: { elder: ['信用攒了一辈子，家底心里有数；账让晚辈去记，问一句总数就好。'] },
    },
    '财星不现.晚': {
      short: '够用就好，心里清净。',
      plain: ['钱的事一向不占心，靠本事和人缘也都过来了；手边留够用的，其余请晚辈帮着照看。'],
      of: { elder: ['一向不为钱操心，如今更不必；够吃够用，别的有家里人管。'] },
    },
    '儿又生财.晚': {
      short: '手艺养过家，也养人。',
      plain: ['手艺养过家，也养着兴致，从来不单为了换钱；如今做一件是一件，图个高兴。'],
      of: { elder: ['手艺养过一家人，这是最大的家当；如今看着就好，不必再动手。'] },
    },
    '专旺轻财.晚': {
      short: '手松，请家里人帮看。',
      plain: ['花钱一向大方，也不爱细算，朋友因此多；请细心的家里人搭把手，每月看一回。'],
      of: { elder: ['大方了一辈子，人缘都在这里头；零用钱够花，大的让家里人拿主意。'] },
    },
    '顺势取财.晚': {
      short: '照着最少的那份过。',
      plain: ['收入随着单位和时势起落，到头来都走平了；照着最少的那份过，心里就松。'],
      of: { elder: ['起起落落都走平了，日子稳当；照旧过，什么也不用添。'] },
    },
    '身旺任财.晚': {
      short: '底子是自己挣下的。',
      plain: ['敢担，也打理得来，家里的底子多是自己挣的；歇歇手，把章法说给晚辈听。'],
      of: { elder: ['家里的底子是自己挣下的，够体面；往后看着晚辈打理就好。'] },
    },
    '财多身弱.晚': {
      short: '名目并少，夜里睡稳。',
      plain: ['一路要操心的钱物多过精力，辛苦都在里头；名目并少几样，夜里睡得稳。'],
      of: { elder: ['操心得够久了，往后放放手；钥匙和单子交给靠得住的晚辈。'] },
    },
    '财旺身和.晚': {
      short: '往后做减法。',
      plain: ['手里进出不少，也都兜得住，这是难得的稳当；往后做减法，留几样真用得着的。'],
      of: { elder: ['经手的不少，也都兜住了；如今越简单越好，留几样顺手的。'] },
    },
    '财星偏轻.晚': {
      short: '细水长流，照旧过。',
      plain: ['一向细水长流，没有大起大落，心也因此静；照旧过，手边留一份应急的。'],
      of: { elder: ['日子细水长流，一直平平安安；往后也照这个样子过。'] },
    },
    '财星平和.晚': {
      short: '数目不大，够用就好。',
      plain: ['大数目一向不多，够用就不再往上想；把东西放在哪里，说给一位家里人知道。'],
      of: { elder: ['大数目一向不多，够用就好；要紧的东西放在哪儿，说给家里人知道。'] },
    },
  },
};

/** The group that costs, 匀 where none does. */
export type WealthLeakKey = TenGodGroup | '匀';

type WealthLeakValues = {
  readonly group: TenGodGroup | '';
  /** 比劫占近三成，为忌神. */
  readonly note: string;
};

/** Where money slips away, in plain words. */
const LEAK_PLACE: Readonly<Record<TenGodGroup, string>> = {
  比劫: '人情往来',
  食伤: '一时兴致',
  财: '零碎进出',
  官杀: '场面和规矩',
  印: '备而不用',
};

/** Where money slips away. */
export const WEALTH_LEAK: Family<WealthLeakKey, WealthLeakValues> = {
  id: 'wealth.leak',
  when: '盘里为累的一类十神，落在花钱的习惯上',
  rule: 'TEN_GOD_POWER',
  source: '本应用的计分',
  ground: ({ group }) => (group === '' ? '再看钱从哪里漏' : `漏处在${LEAK_PLACE[group]}`),
  expert: () => null,
  chip: ({ group }) => (group === '' ? '无特别之漏' : `漏在${group}`),
  why: ({ note }) => `花钱的习惯看盘里为累的那一类：${note}。`,
  words: {
    比劫: {
      short: '人情上的花销，定个数。',
      plain: ['钱多半是陪朋友、顾情面花出去的，单看都不多，合起来才吃惊；出门前定好这回的数。'],
      of: {
        young: ['生活费多半花在聚会和跟着同学买，单看都不多；每周给自己定一个数。'],
        retired: ['手头多半松在人情上，谁来开口都不好意思推；先答一句回去商量商量。'],
        elder: ['心软，谁来开口都想帮一把；自己的那份留够，其余让家里人去说。'],
      },
    },
    食伤: {
      short: '想买的，先放三天。',
      plain: ['钱多半花在兴致和新鲜东西上，买的时候高兴，用的时候少；想买的先放三天。'],
      of: {
        young: ['钱多半花在一时兴起上，买回来用两次就搁下；想要的写下来，月底还想要再买。'],
        retired: ['爱好多，家什也跟着多，买回来的常搁着；添一件之前，先用完手上那件。'],
        elder: ['兴致好是福气，东西却不用再添；想要什么，先和家里人说一声。'],
      },
    },
    财: {
      short: '名目并少，账就清了。',
      plain: ['经手的名目太多，小的没人记，月底对不上；先把名目并成两个。'],
      of: {
        young: ['零碎的进出多，自己也说不清花在哪儿；先连着记七天。'],
        retired: ['替家里管着的名目多，记着费神，漏了也不知道；请一位家里人一起记。'],
        elder: ['大大小小的事都还惦记着，其实有人管；把单子交出去，心就静了。'],
      },
    },
    官杀: {
      short: '应付的那份，先留出。',
      plain: ['钱多半花在应付上，礼数、规费、临时的差事，样样推不掉；月初先留出这一份。'],
      of: {
        young: ['钱多半花在不得不交的费用上，零用便紧；把这一类先列成表，心里有底。'],
        retired: ['多半花在礼数和应酬的规矩上，年年不少；列一张单子，能免的免。'],
        elder: ['礼数周全了一辈子，如今可以简单些；随礼的事交给晚辈去办。'],
      },
    },
    印: {
      short: '买之前，先翻翻家里。',
      plain: ['钱多半花在图个安心上，备得多，用得少，又舍不得扔；买之前翻翻家里有没有。'],
      of: {
        young: ['资料和课程买得多，看完的少；学完一样再买下一样。'],
        retired: ['图个安心，备下的东西越来越多；每季清一回，过期的不留。'],
        elder: ['家里备的已经够用许多年；少买一样，屋里就多一分亮。'],
      },
    },
    匀: {
      short: '守住一个记法就好。',
      plain: ['没有哪一样特别耗钱，养成一个固定的记法就守得住；挑每月同一天来记。'],
      of: {
        retired: ['收支平平，没有特别费钱的地方；守着老习惯就很好。'],
      },
    },
  },
};
