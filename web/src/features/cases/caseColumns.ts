/**
 * The columns of a table of cases: what is written, and what the columns of other tables are taken for.
 */
import { birthLine, caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { GroupRecord } from '../../lib/cases/groupRecord.ts';
import { clockText, formatDate } from '../../lib/words/dateText.ts';
import { formatCsv, type CsvRow } from '@shangyuan/reading/typed';

/** Columns of a table that is written here. */
const EXPORT_COLUMNS = [
  { value: 'name', text: '姓名', other: /^(姓名|名字|名称|命主|命主姓名|客户|客户姓名|称呼|name|fullname|displayname|chartname|名|firstname|givenname)$/ },
  { value: 'sex', text: '性别', other: /^(性别|男女|乾坤|乾坤造|命造|sex|gender)$/ },
  { value: 'calendar', text: '历法', other: /^(历法|历法类型|日历|日历类型|公历农历|公历\/农历|公农历|生日类型|calendar|calendartype)$/ },
  {
    value: 'date',
    text: '出生日期',
    other: /^(出生日期|出生年月日|出生年月|出生|生日|生辰|日期|公历|阳历|新历|(公历|阳历|新历)(出生)?(日期|生日|时间)|date|birthday|birthdate|dateofbirth|dob|birth|bday)$/,
  },
  { value: 'time', text: '时间', other: /^(时间|时辰|钟点|出生时辰|出生时刻|出生钟点|生时|time|hour|birthtime|timeofbirth)$/ },
  { value: 'leap', text: '闰月', other: /^(闰月|是否闰月|leap)$/ },
  { value: 'code', text: '地区代码', other: /^(地区代码|区划代码|code)$/ },
  { value: 'place', text: '地区', other: /^(地区|出生地|出生地点|出生地区|出生城市|地点|城市|place|city|birthplace|placeofbirth|location)$/ },
  { value: 'trueSolar', text: '真太阳时', other: /^真太阳时$/ },
  { value: 'ziRule', text: '子时规则', other: /^(子时规则|换日)$/ },
  { value: 'group', text: '分组', other: /^(分组|类别|分类|group|category|categories)$/ },
  { value: 'tags', text: '标签', other: /^(标签|tags?)$/ },
  { value: 'notes', text: '备注', other: /^(备注|说明|批注|notes?|remarks?|comments?)$/ },
  { value: 'relation', text: '关系', other: /^(关系|relation)$/ },
  { value: 'source', text: '来源', other: /^(来源|source|roddenrating)$/ },
  { value: 'year', text: '年柱', other: /^年柱$/ },
  { value: 'month', text: '月柱', other: /^月柱$/ },
  { value: 'day', text: '日柱', other: /^日柱$/ },
  { value: 'hour', text: '时柱', other: /^时柱$/ },
] as const; // prettier-ignore

/** Possible columns of an imported table. */
export const CASE_COLUMNS = [
  ...EXPORT_COLUMNS,
  { value: 'surname', text: '姓', other: /^(姓|姓氏|surname|lastname|familyname)$/ },
  {
    value: 'lunarDate',
    text: '农历生日',
    other: /^(农历|阴历|旧历|(农历|阴历|旧历)(出生)?(日期|生日|时间)|lunar|lunarbirthday|lunardate)$/,
  },
  { value: 'pillars', text: '八字', other: /^(八字|四柱|四柱八字|生辰八字|bazi|fourpillars)$/ },
] as const;

/** A column, or '' for one that is left out. */
export type CaseColumn = (typeof CASE_COLUMNS)[number]['value'] | '';

/** Day and clock in one column, or only the clock where the day has another column. */
const DATE_AND_TIME = /^(出生时间|出生日期时间|出生日期及时间|datetime|birthdatetime)$/;
/** What is a name only until a family name joins it. */
const GIVEN_NAME = /^(名|firstname|givenname)$/;

/** A head as it is compared: without remarks in brackets, spaces and marks. */
const headOf = (cell: string) =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[\s_*:.-]/g, '');

const isPillars = (text: string) =>
  /^([甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥][年月日时\s,、]*){3,4}$/.test(text);
const CLOCK =
  /^(am|pm|凌晨|早上|早晨|清晨|上午|中午|下午|傍晚|晚上|夜里|深夜|半夜|早|晚|夜)?\s*(\d{1,2}[:点时](\d{1,2})?(:\d{1,2})?分?|[子丑寅卯辰巳午未申酉戌亥]时?)\s*(am|pm)?$/;
const DATE =
  /^(公历|农历|阳历|阴历)?\s*(\d{4}\s*[-/.年]\s*闰?(\d{1,2}|[一二三四五六七八九十正冬腊]+)\s*[-/.月]|\d{4}年?闰?[一二三四五六七八九十正冬腊]+月|(1[89]|20)\d{6}(?!\d)|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|[〇零○一二三四五六七八九]{4}年|\d{1,2}[ -][a-z]{3,9}[ -]\d{4}|[a-z]{3,9} \d{1,2},? \d{4})/;
const SEX = /^(男|女|男性|女性|乾造|坤造|male|female|m|f)$/;
const PLACE = /^\p{Script=Han}{1,12}[省市县区州盟]$/u;

/** What cells look like, the surest first. */
const LOOKS: readonly (readonly [CaseColumn, (text: string) => boolean])[] = [
  ['pillars', isPillars],
  ['date', (text) => DATE.test(text)],
  ['time', (text) => CLOCK.test(text)],
  ['sex', (text) => SEX.test(text)],
  ['place', (text) => PLACE.test(text)],
];

const SAMPLE_ROWS = 50;

/** What is written in a column of the first rows. */
function sampleOf(rows: readonly CsvRow[], at: number): readonly string[] {
  return rows
    .slice(0, SAMPLE_ROWS)
    .map(({ cells }) => (cells[at] ?? '').normalize('NFKC').trim().toLowerCase())
    .filter(Boolean);
}

function isAll(sample: readonly string[], looks: (text: string) => boolean): boolean {
  return sample.length > 0 && sample.every(looks);
}

/** Whether the first row names columns: it has a name of one, or nothing that looks like a birth. */
export function hasHead(rows: readonly CsvRow[]): boolean {
  const cells = rows[0]?.cells ?? [];
  const isNamed = cells.some(
    (cell) => DATE_AND_TIME.test(headOf(cell)) || CASE_COLUMNS.some(({ other }) => other.test(headOf(cell))),
  );
  if (isNamed) return true;
  return !sampleRow(cells).some((text) => LOOKS.some(([column, looks]) => column !== 'place' && looks(text)));
}

const sampleRow = (cells: readonly string[]) =>
  cells.map((cell) => cell.normalize('NFKC').trim().toLowerCase());

/**
 * What the columns of a table are, each once: by the words of the head, and where these say nothing by what the cells look like.
 *
 * @param head null where the table has none
 */
export function guessColumns(head: readonly string[] | null, rows: readonly CsvRow[]): readonly CaseColumn[] {
  const width = Math.max(head?.length ?? 0, ...rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, i) => headOf(head?.[i] ?? ''));
  const taken = new Set<CaseColumn>();
  const take = (column: CaseColumn): CaseColumn => {
    if (column === '' || taken.has(column)) return '';
    taken.add(column);
    return column;
  };
  const named = heads.map((cell) => take(CASE_COLUMNS.find(({ other }) => other.test(cell))?.value ?? ''));
  const columns = named.map((column, i) => {
    if (column !== '' || !DATE_AND_TIME.test(heads[i] ?? '')) return column;
    const isClock =
      taken.has('date') || taken.has('lunarDate') || isAll(sampleOf(rows, i), (text) => CLOCK.test(text));
    return take(isClock ? 'time' : 'date');
  });
  // A time column with whole dates, where no other column has them.
  const timeAt = columns.indexOf('time');
  if (
    !taken.has('date') &&
    !taken.has('lunarDate') &&
    isAll(sampleOf(rows, timeAt), (text) => DATE.test(text))
  ) {
    columns[timeAt] = take('date');
    taken.delete('time');
  }
  // A surname is joined with a given name, never with a full one.
  const nameAt = columns.indexOf('name');
  if (nameAt !== -1 && !GIVEN_NAME.test(heads[nameAt] ?? ''))
    columns.forEach((column, i) => {
      if (column === 'surname') columns[i] = '';
    });
  const looked = columns.map((column, i) => {
    // A column with an unknown name is something else: the day a contract ends is no birth.
    if (column !== '' || (heads[i] !== '' && head !== null && taken.has('date'))) return column;
    const sample = sampleOf(rows, i);
    return take(LOOKS.find(([, looks]) => isAll(sample, looks))?.[0] ?? '');
  });
  if (taken.has('name') || head !== null) return looked;
  const free = looked.findIndex(
    (column, i) => column === '' && isAll(sampleOf(rows, i), (text) => text.length <= 20 && !/\d/.test(text)),
  );
  return looked.map((column, i) => (i === free ? 'name' : column));
}

/** Names of ignored columns that contain clock times. */
export function leftOutTimes(
  head: readonly string[] | null,
  rows: readonly CsvRow[],
  columns: readonly CaseColumn[],
): readonly string[] {
  if (columns.includes('time')) return [];
  return columns.flatMap((column, i) => {
    const sample = sampleOf(rows, i);
    const clocks = sample.filter((text) => CLOCK.test(text)).length;
    return column === '' && clocks > sample.length / 2 ? [columnName(head, i)] : [];
  });
}

/** What a column is called. */
export function columnName(head: readonly string[] | null, at: number): string {
  const name = head?.[at]?.trim() ?? '';
  return name === '' ? `第 ${at + 1} 列` : name;
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

/** A table of the cases; the groups supply their names. */
export function formatCaseTable(cases: readonly CaseRecord[], groups: readonly GroupRecord[] = []): string {
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]));
  const rows = cases.map((record) => {
    const [calendar, date, time, leap] = dateCells(record);
    const { clock, dayBoundary } = record.rules;
    const cells: Readonly<Record<(typeof EXPORT_COLUMNS)[number]['value'], string>> = {
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
    return EXPORT_COLUMNS.map(({ value }) => cells[value]);
  });
  return formatCsv([EXPORT_COLUMNS.map(({ text }) => text), ...rows]);
}

/** Key that distinguishes cases without an id: name, sex and birth. */
export function sameKey(record: CaseRecord): string {
  const pillars = 'pillars' in record.birth ? record.pillars.join('') : '';
  return `${record.name}|${record.birth.sex}|${birthLine(record.birth)}${pillars}`;
}
