/**
 * The words of a birth in English, written as the parser of typed births reads them: dates from the year down, am and pm
 * without full stops, the sex in Chinese.
 */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?<year>\\d{4})';
const GAP = '(?:\\s*,\\s*|[\\s-]+)';
/** June 15, 1990; 15 June 1990; 1990 June 15. */
const DATES = [
  `${MONTH}\\s*${DAY}${GAP}${YEAR}`,
  `${DAY}(?:\\s+of\\s+|[\\s-]*)${MONTH}${GAP}${YEAR}`,
  `${YEAR}${GAP}${MONTH}[\\s-]+${DAY}`,
].map((parts) => new RegExp(`(?<![a-z\\d])${parts}(?![a-z\\d])`, 'i'));

function withFigures(line: string): string {
  const found = DATES.map((pattern) => pattern.exec(line)).find((each) => each !== null);
  if (found?.groups === undefined) return line;
  const { year = '', month = '', day = '' } = found.groups;
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return line.replace(found[0], `${year}-${number}-${day}`);
}

/** Words between the parts of a birth that say nothing of it. */
const LINKS =
  /\b(?:born|at|on|in|time|date|of birth|birth|sex|gender|place|o'clock|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi;

/**
 * A line with its English as figures and Chinese words; a line without any stays as it is.
 *
 * @example withEnglishWords('june 15 1990 2:30 p.m. female london') // "1990-6-15 2:30 pm 女 london"
 */
export function withEnglishWords(line: string): string {
  if (!/[a-z]{2}|[ap]\.\s?m/i.test(line)) return line;
  return withFigures(line.replace(LINKS, ' '))
    .replaceAll(/(?<![a-z])([ap])\.\s?m\.?(?![a-z])/gi, '$1m')
    .replaceAll(/\b(?:12(?::00)?\s*)?noon\b/gi, ' 12:00 ')
    .replaceAll(/\b(?:female|girl)\b/gi, '女')
    .replaceAll(/\b(?:male|boy)\b/gi, '男');
}
