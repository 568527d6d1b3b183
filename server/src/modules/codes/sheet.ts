/** A sheet of codes to be printed and cut, as one HTML file without anything from elsewhere. */
import { APPNAME } from '@shangyuan/contract';
import type { BatchRow } from '../../db/moneyTables.ts';
import { shanghaiDay } from '../quota/shanghaiDay.ts';
import { formatCode } from '../../crypto/codeText.ts';

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

export function sheetOf(batch: BatchRow, codes: readonly string[]): string {
  const gift = batch.days === null ? '终身会员' : `会员 ${batch.days} 天`;
  const until = batch.expires_at === null ? '长期有效' : `${shanghaiDay(batch.expires_at)} 前有效`;
  const cards = codes.map(
    (code, index) =>
      `<li><small>${escapeHtml(batch.name)} · ${String(index + 1).padStart(4, '0')}</small><b>${formatCode(code)}</b><small>${APPNAME} ${gift}，${until}</small></li>`,
  );
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${escapeHtml(batch.name)}</title><style>
@page{margin:12mm}body{font:12pt/1.5 system-ui,sans-serif;margin:0}
ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:1fr 1fr}
li{border:1px dashed #767676;padding:5mm;break-inside:avoid;text-align:center}
b{display:block;font:600 15pt/1.8 ui-monospace,monospace;letter-spacing:.04em}small{color:#444}</style>
<ul>${cards.join('\n')}</ul></html>
`;
}
