/**
 * What `<shangyuan-day>` shows.
 */
import { almanacDay, almanacHours, type AlmanacDay, type AlmanacHour } from '@shangyuan/engine/almanac';
import type { Density } from '../input/attributes.ts';
import type { WrittenDay } from '../input/day.ts';
import { AttributeError } from '../input/problem.ts';
import type { Language, Words } from '../language/language.ts';
import { isoDate, lunarSlots, nameSpan, pairSpans, pairText } from './spans.ts';
import type { Fact, Span, Table, View } from './view.ts';

const WEEKDAYS: readonly Words[] = ['日', '一', '二', '三', '四', '五', '六'];

/** @throws AttributeError for a day outside the almanac */
export function dayOf({ date, rules }: WrittenDay): AlmanacDay {
  try {
    return almanacDay(date, rules);
  } catch (error) {
    if (error instanceof RangeError) throw new AttributeError('impossible', 'date', isoDate(date));
    throw error;
  }
}

/** Names with commas between them, or 无. */
function listSpans(language: Language, names: readonly string[]): readonly Span[] {
  if (names.length === 0) return [{ text: language.say('无') }];
  return names.flatMap((name, i) => [
    ...(i === 0 ? [] : [{ text: language.comma }]),
    nameSpan(language, name),
  ]);
}

function yijiFacts(language: Language, { yiji }: AlmanacDay): readonly Fact[] {
  const { say } = language;
  const isNone = yiji.verdict === '诸事不宜';
  const namesOf = (affairs: readonly { readonly name: string }[]) =>
    listSpans(
      language,
      affairs.map(({ name }) => name),
    );
  return [
    { name: say('宜'), value: namesOf(isNone ? [] : yiji.affairsYi), part: 'yi' },
    { name: say('忌'), value: isNone ? [{ text: say('诸事不宜') }] : namesOf(yiji.affairsJi), part: 'ji' },
  ];
}

function hourName({ say, tag }: Language, { label, branch }: AlmanacHour): Span {
  if (label === '次日子') return { text: say('次日子') };
  return { text: branch, ...(tag === 'en' && { lang: 'zh' as const }) };
}

function hoursTable(language: Language, { civil, rules }: AlmanacDay): Table {
  const { say, name } = language;
  const two = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return {
    part: 'hours',
    caption: say('时辰吉凶'),
    columns: [say('时辰'), say('时间'), say('干支'), say('吉凶'), say('相冲')],
    rows: almanacHours(civil, rules).rows.map((row) => ({
      name: hourName(language, row),
      cells: [
        [[{ text: `${two(row.startHour)}–${two(row.endHour)}` }]],
        [pairSpans(language, row.ganzhi)],
        [[{ text: say(row.band) }]],
        [[{ text: say('冲{animal}', { animal: name(row.chong.zodiacAnimal) }) }]],
      ],
    })),
  };
}

function termText({ say, name }: Language, { term }: AlmanacDay): string {
  if (term.today !== null) return name(term.today);
  return say('{term}后{n}日', { term: name(term.current), n: term.dayIndex });
}

function pillarSpans(language: Language, { year, month, day }: AlmanacDay['pillars']): readonly Span[] {
  const units: readonly Words[] = ['年柱', '月柱', '日柱'];
  return [year, month, day].flatMap((pair, i) => [
    { text: `${i === 0 ? '' : '  '}${language.say(units[i] as Words)} `, size: 'small' as const },
    ...pairSpans(language, pair),
  ]);
}

function fullFacts(language: Language, day: AlmanacDay): readonly Fact[] {
  const { say, name } = language;
  const directions = [
    say('喜神{direction}', { direction: name(day.xishenDirection) }),
    say('福神{direction}', { direction: name(day.fushenDirection) }),
    say('财神{direction}', { direction: name(day.caishenDirection) }),
  ];
  return [
    { name: say('纳音'), value: [nameSpan(language, day.nayin)] },
    { name: say('方位'), value: [{ text: directions.join(language.comma) }] },
  ];
}

/** What is shown of a day. */
export function dayView(language: Language, day: AlmanacDay, density: Density): View {
  const { say, name, comma } = language;
  const { chongsha, festivals, jianchu, road } = day;
  const officer = [say(`${jianchu}日`), name(road.spirit), say(road.isHuangdao ? '黄道' : '黑道')];
  const clash = say('冲{animal}（{ganzhi}），煞{direction}', {
    animal: name(chongsha.zodiacAnimal),
    ganzhi: pairText(language, chongsha.ganzhi),
    direction: name(chongsha.shaDirection),
  });
  const lunar = say('{year}年（{ganzhi}）{month}{day}', {
    year: day.lunar.year,
    ganzhi: pairText(language, day.lunarYearGanzhi),
    ...lunarSlots(language, day.lunar),
  });
  const isFull = density === 'full';
  return {
    title: `${isoDate(day.civil)} ${say('星期{n}', { n: say(WEEKDAYS[day.weekday] as Words) })}`,
    facts: [
      { name: say('农历'), value: [{ text: lunar }] },
      { name: say('干支'), value: pillarSpans(language, day.pillars) },
      { name: say('节气'), value: [{ text: termText(language, day) }] },
      ...(festivals.length === 0
        ? []
        : [
            {
              name: say('节日'),
              value: listSpans(
                language,
                festivals.map((festival) => festival.name),
              ),
            },
          ]),
      { name: say('建除'), value: [{ text: officer.join(comma) }] },
      ...yijiFacts(language, day),
      { name: say('冲煞'), value: [{ text: clash }] },
      ...(isFull ? fullFacts(language, day) : []),
    ],
    tables: isFull ? [hoursTable(language, day)] : [],
    notesTitle: say('须知'),
    notes: [],
    closing: say('仅供传统文化研究与娱乐参考'),
  };
}
