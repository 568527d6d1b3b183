import { mkdtempSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

describe('loadConfig', () => {
  it('has defaults for development', () => {
    expect(loadConfig({})).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 8600,
      SMS_PROVIDER: 'console',
    });
  });

  it('wants a database, a secret and an https origin in production', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(/DATABASE_URL.*\n.*PUBLIC_ORIGIN/);
    const fine = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://x',
      APP_SECRET: 'x'.repeat(32),
      PUBLIC_ORIGIN: 'https://a.cn',
    };
    expect(loadConfig(fine).SMS_PROVIDER).toBe('none');
    expect(() => loadConfig({ ...fine, APP_SECRET: '' })).toThrow('APP_SECRET');
    expect(() => loadConfig({ ...fine, PUBLIC_ORIGIN: 'http://a.cn' })).toThrow('must be https');
    expect(() => loadConfig({ ...fine, SMS_PROVIDER: 'console' })).toThrow('cannot be console');
    expect(
      loadConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED_DB: '1', PUBLIC_ORIGIN: 'https://a.cn' })
        .DATABASE_URL,
    ).toBeUndefined();
  });

  it('names wrong keys and never their values', () => {
    const wrong = { PORT: '99999', APP_SECRET: 'tooshort', SMS_PROVIDER: 'yunxin' };
    expect(() => loadConfig(wrong)).toThrow(/PORT.*\n.*APP_SECRET/);
    expect(() => loadConfig(wrong)).not.toThrow(/tooshort/);
    expect(() => loadConfig({ SMS_PROVIDER: 'yunxin' })).toThrow(/YUNXIN_APP_KEY: is needed/);
  });

  it('reads KEY_FILE', () => {
    const file = `${mkdtempSync('/tmp/shangyuan-config-')}/secret`;
    writeFileSync(file, `${'s'.repeat(40)}\n`);
    expect(loadConfig({ APP_SECRET_FILE: file }).APP_SECRET).toBe('s'.repeat(40));
    expect(() => loadConfig({ APP_SECRET_FILE: '/nowhere' })).toThrow(
      'APP_SECRET_FILE: the file cannot be read',
    );
  });
});
