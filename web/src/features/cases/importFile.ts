/**
 * What kind of file is to be imported, before anything in it is read as a case. What cannot be taken is refused with one
 * message.
 */
import { LIMITS } from '@shangyuan/contract';
import { isCaseFile } from './caseFile.ts';
import { parseCsv, type CsvRow } from '@shangyuan/reading/typed';
import { hasHead } from './caseColumns.ts';
import { parseSealed } from './sealedFile.ts';

const MEGABYTE = 1024 * 1024;

/** The largest file; a backup of a full account is a third of it. */
export const IMPORT_BYTES = 32 * MEGABYTE;

/** A table as it is in a file. */
export interface FileTable {
  /** Names of the columns; null where the first row is a person already. */
  readonly head: readonly string[] | null;
  readonly rows: readonly CsvRow[];
}

export type ImportFile =
  | { readonly kind: 'sealed'; readonly text: string }
  | { readonly kind: 'cases'; readonly text: string }
  | { readonly kind: 'table'; readonly table: FileTable }
  | { readonly kind: 'refused'; readonly message: string };

const refused = (message: string): ImportFile => ({ kind: 'refused', message });

/** Why a file of this size is not read; empty where it may be. */
export function sizeError(bytes: number): string {
  if (bytes <= IMPORT_BYTES) return '';
  return `文件 ${Math.ceil(bytes / MEGABYTE)} MB，超过 ${IMPORT_BYTES / MEGABYTE} MB，请分成几份导入`;
}

// Bytes.

const PICTURES = ['ffd8ff', '89504e47', '47494638', '52494646', '00000018', '00000020'];
const hexOf = (bytes: Uint8Array, count: number) =>
  Array.from(bytes.subarray(0, count), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a file is by its first bytes, where these are no text. */
function binaryError(bytes: Uint8Array): string {
  const start = hexOf(bytes, 8);
  // A workbook of Excel or Numbers is a ZIP archive, one of an older Excel a compound file.
  if (start.startsWith('504b0304') || start.startsWith('d0cf11e0'))
    return '这是表格程序的工作簿，请在那里另存为 CSV 再导入';
  if (PICTURES.some((magic) => start.startsWith(magic))) return '这是图片，里面没有可以导入的文字';
  if (start.startsWith('25504446')) return '这是 PDF，里面没有可以导入的表格';
  return '';
}

/** Share of zero bytes at even and odd places: text of UTF-16 without a mark has them on one side. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 400);
  const zeros = (side: number) => head.filter((byte, i) => i % 2 === side && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > head.length / 10 && even === 0) return 'utf-16le';
  return even > head.length / 10 && odd === 0 ? 'utf-16be' : null;
}

/**
 * Text of a file: UTF-8, UTF-16, or as Chinese spreadsheets save it.
 *
 * @returns null where it is no text in any of these
 */
export function decodeText(buffer: ArrayBuffer): string | null {
  const utf16 = utf16Of(new Uint8Array(buffer));
  for (const encoding of utf16 === null ? ['utf-8', 'gb18030', 'big5'] : [utf16]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(buffer);
      return text.includes('\0') ? null : text;
    } catch {
      // Not in this encoding.
    }
  }
  return null;
}

// Cards and family trees, as tables.

const TABLE_HEAD = ['姓名', '性别', '出生日期', '时间', '出生地', '备注'];

function quotedPrintable(text: string): string {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const escaped = /^=[0-9A-F]{2}/i.exec(text.slice(i, i + 3));
    if (escaped === null) bytes.push(...new TextEncoder().encode(text.charAt(i)));
    else {
      bytes.push(Number.parseInt(text.slice(i + 1, i + 3), 16));
      i += 2;
    }
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const unescaped = (text: string) => text.replaceAll(/\\([,;\\])/g, '$1').replaceAll(/\\n/gi, ' ');

/** Day and clock of a vCard; programs write a date without time as midnight to the second. */
function cardDate(params: string, value: string): readonly [date: string, time: string] {
  const [date = '', time = ''] = value.split(/T/);
  if (/OMIT-YEAR/i.test(params)) return [date.replace(/^\d{4}/, '-'), ''];
  if (/^(00:?00(:?00)?)?(Z|$)/.test(time)) return [date, ''];
  return [date, time.replace(/^(\d\d)(\d\d)(\d\d)?$/, '$1:$2:$3').replace(/:$/, '')];
}

/** Contacts of a phone: vCard 2.1 to 4.0. */
function cardTable(text: string): FileTable {
  const rows: CsvRow[] = [];
  let cells: Record<string, string> = {};
  let begun = 1;
  // A line may be folded onto the next.
  const lines = text.split(/\r\n|\n|\r/);
  for (let i = 0; i < lines.length; i++) {
    const line = i + 1;
    let content = lines[i] ?? '';
    const isQuoted = /^[^:]*QUOTED-PRINTABLE/i.test(content);
    while ((isQuoted && content.endsWith('=')) || /^[ \t]/.test(lines[i + 1] ?? '')) {
      i += 1;
      const next = lines[i] ?? '';
      content = isQuoted ? content.slice(0, -1) + next : content + next.slice(1);
      if (i >= lines.length) break;
    }
    const found = /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)$/s.exec(content);
    if (found === null) continue;
    const [, name = '', params = '', raw = ''] = found;
    const value = unescaped(isQuoted ? quotedPrintable(raw) : raw).trim();
    switch (name.toUpperCase()) {
      case 'BEGIN':
        cells = {};
        begun = line;
        break;
      case 'FN':
        cells['姓名'] = value;
        break;
      case 'N':
        cells['姓名'] ??= value.split(';').slice(0, 2).join('');
        break;
      case 'GENDER':
        cells['性别'] = value.charAt(0);
        break;
      case 'BDAY':
        [cells['出生日期'], cells['时间']] = cardDate(params, value) as [string, string];
        break;
      case 'BIRTHPLACE':
        cells['出生地'] = value;
        break;
      case 'NOTE':
        cells['备注'] = value;
        break;
      case 'END':
        rows.push({ line: begun, cells: TABLE_HEAD.map((head) => cells[head] ?? '') });
        break;
    }
  }
  return { head: TABLE_HEAD, rows };
}

/** People of a family tree: GEDCOM. */
function treeTable(text: string): FileTable {
  const rows: CsvRow[] = [];
  let cells: Record<string, string> | null = null;
  let begun = 1;
  let event = '';
  const end = (): void => {
    const person = cells;
    if (person !== null) rows.push({ line: begun, cells: TABLE_HEAD.map((head) => person[head] ?? '') });
    cells = null;
  };
  text.split(/\r\n|\n|\r/).forEach((content, i) => {
    const [, level = '', tag = '', value = ''] =
      /^\s*(\d+)\s+(?:@[^@]+@\s+)?(\w+)\s?(.*)$/.exec(content) ?? [];
    if (level === '0') {
      end();
      if (tag === 'INDI') cells = {};
      begun = i + 1;
    }
    if (cells === null) return;
    if (level === '1') event = tag;
    if (level === '1' && tag === 'NAME') cells['姓名'] ??= value.replaceAll('/', '').trim();
    if (level === '1' && tag === 'SEX') cells['性别'] = value;
    if (level === '2' && event === 'BIRT' && tag === 'DATE') cells['出生日期'] = value;
    if (level === '2' && event === 'BIRT' && tag === 'PLAC') cells['出生地'] = value;
  });
  end();
  return { head: TABLE_HEAD, rows };
}

function plainTable(text: string): FileTable {
  const rows = parseCsv(text);
  const [first, ...rest] = rows;
  if (first === undefined || !hasHead(rows)) return { head: null, rows };
  return { head: first.cells, rows: rest };
}

function tableOf(text: string): FileTable {
  if (/^\s*BEGIN:VCARD/i.test(text)) return cardTable(text);
  if (/^\s*0\s+HEAD\b/.test(text)) return treeTable(text);
  return plainTable(text);
}

// The file.

function readJson(text: string): ImportFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused('文件不完整，可能没有下载完，请重新导出一份');
  }
  if (parseSealed(text) !== null) return { kind: 'sealed', text };
  if (isCaseFile(value)) return { kind: 'cases', text };
  return refused(
    '这是别的程序的 JSON。可以导入：上元导出的 JSON 与加密备份、CSV 表格、通讯录 vCard、家谱 GEDCOM',
  );
}

/** Detects the kind of a file. */
export function readImportFile(buffer: ArrayBuffer): ImportFile {
  const bytes = new Uint8Array(buffer);
  const tooLarge = sizeError(bytes.length);
  if (tooLarge !== '') return refused(tooLarge);
  const binary = binaryError(bytes);
  if (binary !== '') return refused(binary);
  const text = decodeText(buffer)?.replace(/^\uFEFF/, '') ?? null;
  if (text === null) return refused('这不是文字文件，没有可以导入的内容');
  if (text.trim() === '') return refused('文件是空的，没有可以导入的内容');
  if (/^\s*[[{]/.test(text)) return readJson(text);
  const table = tableOf(text);
  if (table.rows.length === 0) return refused('文件里没有一行命例');
  if (table.rows.length > LIMITS.recordCount)
    return refused(`文件有 ${table.rows.length} 行，一次最多导入 ${LIMITS.recordCount} 行，请分成几份导入`);
  return { kind: 'table', table };
}
