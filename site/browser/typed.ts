/** Arguments as they were typed into the fields of the playground. */
import type { Parameter } from './calls.ts';

/** What was read, or which field is wrong and why, in words. */
export type Read =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly field: string; readonly message: string };

/** Where the parser stopped, by line and column; its own message names a position or nothing. */
function placeOf(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `，在第 ${before.length} 行第 ${(before.at(-1) ?? '').length + 1} 个字`;
}

/** Reads the fields as JSON. */
export function readTyped(parameters: readonly Parameter[], typed: Readonly<Record<string, string>>): Read {
  const values: Record<string, unknown> = {};
  for (const { name, isOptional } of parameters) {
    const text = (typed[name] ?? '').trim();
    if (text === '') {
      if (isOptional) continue;
      return { ok: false, field: name, message: `${name} 还空着` };
    }
    try {
      values[name] = JSON.parse(text) as unknown;
    } catch (error) {
      const place = placeOf(text, (error as Error).message);
      return {
        ok: false,
        field: name,
        message: `${name} 不是 JSON${place}：键和文字要用双引号，末尾不留逗号`,
      };
    }
  }
  return { ok: true, values };
}
