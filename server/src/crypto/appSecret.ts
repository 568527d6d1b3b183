/**
 * APP_SECRET, or one made once and kept in the data folder (0600) where the configuration allows a server without it.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Config } from '../config.ts';

export function appSecret(config: Pick<Config, 'APP_SECRET' | 'DATA_DIR'>): string {
  if (config.APP_SECRET !== undefined) return config.APP_SECRET;
  const path = `${config.DATA_DIR}/secret`;
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8').trim();
}
