/**
 * Activation codes as a buyer has them: read off the sheet that the operator printed.
 */
import { readFileSync } from 'node:fs';

/**
 * A code of the sheet.
 *
 * @param index which one; each can be used once
 */
export function readCode(index: number): string {
  const sheet = readFileSync(process.env['E2E_CODES'] ?? '', 'utf8');
  const codes = sheet.match(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g) ?? [];
  const code = codes[index];
  if (code === undefined) throw new Error(`Cannot read code ${index}: the sheet has ${codes.length}`);
  return code;
}
