import { LIMITS } from '@shangyuan/contract';
import { describe, expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { formatCaseFile } from './caseFile.ts';
import { IMPORT_BYTES, readImportFile, sizeError } from './importFile.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const readText = (text: string) => readImportFile(bytesOf(text));
const readBytes = (...bytes: readonly number[]) => readImportFile(Uint8Array.from(bytes).buffer);
const messageOf = (file: ReturnType<typeof readImportFile>) =>
  file.kind === 'refused' ? file.message : file.kind;

describe('a file that cannot be imported shows the reason first', () => {
  const whole = formatCaseFile([makeCase('case-0001', '张三', 1990)], '2026-11-21T00:00:00Z');
  test.each([
    ['nothing', '', '文件是空的，没有可以导入的内容'],
    ['blank lines', '\uFEFF\r\n \n', '文件是空的，没有可以导入的内容'],
    ['a backup cut off', whole.slice(0, -40), '文件不完整，可能没有下载完，请重新导出一份'],
    ['a list of another program', '[{"name":"张三"}]', '这是别的程序的 JSON。可以导入：上元导出的 JSON 与加密备份、CSV 表格、通讯录 vCard、家谱 GEDCOM'],
    ['a head alone', '姓名,性别,生日\n', '文件里没有一行命例'],
  ])('%s', (_, text, message) => {
    expect(messageOf(readText(text))).toBe(message);
  }); // prettier-ignore

  test('a picture, a workbook, a document, bytes', () => {
    expect(messageOf(readBytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10))).toBe(
      '这是图片，里面没有可以导入的文字',
    );
    expect(messageOf(readBytes(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toBe('这是图片，里面没有可以导入的文字');
    expect(messageOf(readBytes(0x50, 0x4b, 3, 4, 20, 0))).toBe(
      '这是表格程序的工作簿，请在那里另存为 CSV 再导入',
    );
    expect(messageOf(readBytes(0x25, 0x50, 0x44, 0x46, 0x2d))).toBe('这是 PDF，里面没有可以导入的表格');
    expect(messageOf(readBytes(7, 0, 0, 9, 200, 201, 0, 0, 0, 1))).toBe('这不是文字文件，没有可以导入的内容');
  });

  test('too many rows, too many bytes', () => {
    const rows = (count: number) => `姓名,性别,生日\n${'甲,男,1990-06-15\n'.repeat(count)}`;
    expect(messageOf(readText(rows(LIMITS.recordCount)))).toBe('table');
    expect(messageOf(readText(rows(LIMITS.recordCount + 1)))).toBe(
      '文件有 5001 行，一次最多导入 5000 行，请分成几份导入',
    );
    expect(sizeError(IMPORT_BYTES)).toBe('');
    expect(sizeError(IMPORT_BYTES + 1)).toBe('文件 33 MB，超过 32 MB，请分成几份导入');
  });

  test('a backup of this app is taken whatever its length', () => {
    expect(messageOf(readText(whole))).toBe('cases');
  });
});

describe('a table without a head includes its first person', () => {
  test.each([
    ['王小明,男,1990-06-15\n李小红,女,1988-08-09\n', null, 2],
    ['甲,庚午 壬午 辛亥 乙未\n', null, 1],
    ['谁,哪天\n王小明,1990-06-15\n', ['谁', '哪天'], 1],
    ['sep=;\n姓名;生日\n王小明;1990-06-15\n', ['姓名', '生日'], 1],
  ])('%j', (text, head, count) => {
    const file = readText(text);
    if (file.kind !== 'table') throw new Error(file.kind);
    expect(file.table.head).toEqual(head);
    expect(file.table.rows).toHaveLength(count);
  });

  test('UTF-16 is read with its mark and without', () => {
    const text = '姓名,生日\r\nAnna,1990-06-15\r\n';
    const bytes = Array.from(text, (char) => char.charCodeAt(0)).flatMap((code) => [code & 255, code >> 8]);
    for (const file of [readBytes(0xff, 0xfe, ...bytes), readBytes(...bytes)]) {
      if (file.kind !== 'table') throw new Error(file.kind);
      expect(file.table.rows[0]?.cells).toEqual(['Anna', '1990-06-15']);
    }
  });
});
