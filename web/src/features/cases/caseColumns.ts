/**
 * The columns of a table of cases: what is written, and what the columns of other tables are taken for.
 */
import { birthLine, caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { GroupRecord } from '../../lib/cases/groupRecord.ts';
import { clockText, formatDate } from '../../lib/words/dateText.ts';
import { formatCsv } from './csvTable.ts';

/** What a column may hold. */
export const CASE_COLUMNS = [
  { value: 'name', text: '姓名', other: /^(姓名|名字|命主|name)$/i },
  { value: 'sex', text: '性别', other: /^(性别|乾坤|sex|gender)$/i },
  { value: 'calendar', text: '历法', other: /^(历法|日历|公历农历|calendar)$/i },
  {
    value: 'date',
    text: '出生日期',
    other: /^(出生日期|出生|生日|生辰|日期|出生时间|date|birthday|birth)$/i,
  },
  { value: 'time', text: '时间', other: /^(时间|时辰|钟点|出生时刻|time|hour)$/i },
  { value: 'leap', text: '闰月', other: /^(闰月|是否闰月|leap)$/i },
  { value: 'code', text: '地区代码', other: /^(地区代码|区划代码|code)$/i },
  { value: 'place', text: '地区', other: /^(地区|出生地|地点|城市|place|city)$/i },
  { value: 'trueSolar', text: '真太阳时', other: /^真太阳时$/ },
  { value: 'ziRule', text: '子时规则', other: /^(子时规则|换日)$/ },
  { value: 'group', text: '分组', other: /^(分组|类别|group)$/i },
  { value: 'tags', text: '标签', other: /^(标签|tags?)$/i },
  { value: 'notes', text: '备注', other: /^(备注|说明|notes?|remark)$/i },
  { value: 'relation', text: '关系', other: /^(关系|relation)$/i },
  { value: 'source', text: '来源', other: /^(来源|source)$/i },
  { value: 'year', text: '年柱', other: /^年柱$/ },
  { value: 'month', text: '月柱', other: /^月柱$/ },
  { value: 'day', text: '日柱', other: /^日柱$/ },
  { value: 'hour', text: '时柱', other: /^时柱$/ },
] as const;

/** A column, or '' for one that is left out. */
export type CaseColumn = (typeof CASE_COLUMNS)[number]['value'] | '';

/** What the columns of a table are, by the words of its head; each once. */
export function guessColumns(head: readonly string[]): readonly CaseColumn[] {
  const taken = new Set<CaseColumn>();
  return head.map((cell) => {
    const found = CASE_COLUMNS.find(({ other, value }) => other.test(cell.trim()) && !taken.has(value));
    if (found !== undefined) taken.add(found.value);
    return found?.value ?? '';
  });
}

/** Between several notes, or tags, of one case. */
const NOTES_MARK = ' / ';

function dateCells({
  birth,
}: CaseRecord): readonly [calendar: string, date: string, time: string, leap: string] {
  if ('pillars' in birth) return ['四柱', '', '', ''];
  const isLunar = 'lunar' in birth;
  const time = isLunar ? birth.lunar : birth.civil;
  const leap = isLunar && birth.lunar.isLeap === true ? '是' : '';
  const clock = birth.hour === 'unknown' ? '不详' : clockText(time);
  return [isLunar ? '农历' : '公历', formatDate(time), clock, leap];
}

/** A table of the cases; the groups give their names. */
export function formatCaseTable(cases: readonly CaseRecord[], groups: readonly GroupRecord[] = []): string {
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]));
  const rows = cases.map((record) => {
    const [calendar, date, time, leap] = dateCells(record);
    const { clock, dayBoundary } = record.rules;
    const cells: Readonly<Record<Exclude<CaseColumn, ''>, string>> = {
      name: caseName(record),
      sex: record.birth.sex,
      calendar,
      date,
      time,
      leap,
      code: (record.place === null ? record.areaCode : record.place.code) ?? '',
      place: record.place?.path.join('') ?? '',
      trueSolar: clock === 'trueSolar' ? '是' : '',
      ziRule: (dayBoundary ?? 'zi23') === 'zi23' ? '23:00' : '0:00',
      group: nameOf.get(record.groupId ?? '') ?? '',
      tags: record.tags.join(' '),
      notes: record.notes
        .map(({ year, text }) => (year === null ? text : `${year}年 ${text}`))
        .join(NOTES_MARK),
      relation: record.relation,
      source: record.source,
      year: record.pillars[0],
      month: record.pillars[1],
      day: record.pillars[2],
      hour: record.pillars[3] ?? '不详',
    };
    return CASE_COLUMNS.map(({ value }) => cells[value]);
  });
  return formatCsv([CASE_COLUMNS.map(({ text }) => text), ...rows]);
}

/** Tells cases apart that have no id: name, sex and birth. */
export function sameKey(record: CaseRecord): string {
  const pillars = 'pillars' in record.birth ? record.pillars.join('') : '';
  return `${record.name}|${record.birth.sex}|${birthLine(record.birth)}${pillars}`;
}
