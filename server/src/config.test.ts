import { mkdtempSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const SECRET = 'abcdefghijklmnopqrstuvwxyz012345';

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
      APP_SECRET: SECRET,
      PUBLIC_ORIGIN: 'https://a.cn',
    };
    expect(loadConfig(fine).SMS_PROVIDER).toBe('none');
    expect(() => loadConfig({ ...fine, APP_SECRET: '' })).toThrow('APP_SECRET');
    expect(() => loadConfig({ ...fine, PUBLIC_ORIGIN: 'http://a.cn' })).toThrow('must be https');
    expect(() => loadConfig({ ...fine, SMS_PROVIDER: 'console' })).toThrow('cannot be console');
    expect(() => loadConfig({ ...fine, WECHAT_OPEN_ORIGIN: 'https://weixin.qq.com.evil.cn' })).toThrow(
      'WECHAT_OPEN_ORIGIN: must be https at weixin.qq.com',
    );
    expect(
      loadConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED_DB: '1', PUBLIC_ORIGIN: 'https://a.cn' })
        .DATABASE_URL,
    ).toBeUndefined();
  });

  it('prepares no statements behind a pooler, unless it says so', () => {
    const DATABASE_URL = 'postgres://pool';
    const pooled = { DATABASE_URL, DATABASE_DIRECT_URL: 'postgres://x' };
    expect(loadConfig({ DATABASE_URL }).DATABASE_PREPARE).toBe(true);
    expect(loadConfig({ DATABASE_URL, DATABASE_PREPARE: '0' }).DATABASE_PREPARE).toBe(false);
    expect(loadConfig(pooled).DATABASE_PREPARE).toBe(false);
    expect(loadConfig({ ...pooled, DATABASE_PREPARE: '1' }).DATABASE_PREPARE).toBe(true);
    expect(() => loadConfig({ DATABASE_DIRECT_URL: 'postgres://x' })).toThrow(
      'DATABASE_URL: is needed with DATABASE_DIRECT_URL',
    );
  });

  it('takes no login of the simulator in production', () => {
    const login = { WECHAT_APP_ID: 'wx-simulator-login', WECHAT_APP_SECRET: 'simulator' };
    const production = { NODE_ENV: 'production', ALLOW_EMBEDDED_DB: '1', PUBLIC_ORIGIN: 'https://a.cn' };
    expect(() => loadConfig({ ...production, ...login })).toThrow(
      /WECHAT_APP_ID: is a key of the simulator\n.*WECHAT_APP_SECRET: is a key of the simulator/,
    );
    expect(loadConfig(login).WECHAT_APP_ID).toBe('wx-simulator-login');
  });

  it('takes addresses for the contact of security.txt, and no other text', () => {
    const contacts = 'mailto:a@b.cn, https://b.cn/report,tel:+86-10-1234';
    expect(loadConfig({ SECURITY_CONTACT: contacts }).SECURITY_CONTACT).toEqual([
      'mailto:a@b.cn',
      'https://b.cn/report',
      'tel:+86-10-1234',
    ]);
    expect(loadConfig({}).SECURITY_CONTACT).toEqual([]);
    for (const wrong of ['a@b.cn', 'http://b.cn', 'mailto:a@b.cn\nContact: x', 'mailto:'])
      expect(() => loadConfig({ SECURITY_CONTACT: wrong }), wrong).toThrow('SECURITY_CONTACT');
  });

  it('names wrong keys and never their values', () => {
    const wrong = { PORT: '99999', APP_SECRET: 'tooshort', SMS_PROVIDER: 'yunxin' };
    expect(() => loadConfig(wrong)).toThrow(/PORT.*\n.*APP_SECRET/);
    expect(() => loadConfig(wrong)).not.toThrow(/tooshort/);
    expect(() => loadConfig({ SMS_PROVIDER: 'yunxin' })).toThrow(/YUNXIN_APP_KEY: is needed/);
  });

  it('refuses a public address without NODE_ENV: development would show every code to everyone', () => {
    const open = { PUBLIC_ORIGIN: 'https://app.example' };
    expect(() => loadConfig(open)).toThrow(/NODE_ENV: must be production/);
    expect(() => loadConfig({ ...open, NODE_ENV: 'development' })).toThrow(/NODE_ENV/);
    for (const origin of ['https://localhost:8600', 'https://127.0.0.1', 'http://192.168.1.5:8600'])
      expect(loadConfig({ PUBLIC_ORIGIN: origin }).NODE_ENV).toBe('development');
  });

  it('refuses a secret that is long and not random', () => {
    expect(() => loadConfig({ APP_SECRET: 'z'.repeat(32) })).toThrow(/APP_SECRET: must be random/);
    expect(() => loadConfig({ APP_SECRET_READ: `${SECRET},zzz` })).toThrow(/APP_SECRET_READ/);
    expect(loadConfig({ APP_SECRET_READ: `${SECRET},${SECRET}6` }).APP_SECRET_READ).toHaveLength(2);
  });

  it("takes both secrets of the operator's page or none, and no short token", () => {
    const OPERATOR_TOKEN = 'token of the operator, 32 letters or more';
    const OPERATOR_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    expect(loadConfig({})).toMatchObject({ OPERATOR_LOCAL: false });
    expect(loadConfig({ OPERATOR_TOKEN, OPERATOR_TOTP_SECRET })).toMatchObject({ OPERATOR_TOKEN });
    expect(() => loadConfig({ OPERATOR_TOKEN })).toThrow(
      'OPERATOR_TOTP_SECRET: is needed with OPERATOR_TOKEN',
    );
    expect(() => loadConfig({ OPERATOR_TOTP_SECRET })).toThrow('OPERATOR_TOKEN: is needed');
    expect(() => loadConfig({ OPERATOR_TOKEN: 'short', OPERATOR_TOTP_SECRET })).toThrow('OPERATOR_TOKEN');
    expect(() => loadConfig({ OPERATOR_TOKEN, OPERATOR_TOTP_SECRET: 'abc' })).toThrow('OPERATOR_TOTP_SECRET');
  });

  it('reads KEY_FILE', () => {
    const file = `${mkdtempSync('/tmp/shangyuan-config-')}/secret`;
    writeFileSync(file, `${SECRET}\n`);
    expect(loadConfig({ APP_SECRET_FILE: file }).APP_SECRET).toBe(SECRET);
    expect(() => loadConfig({ APP_SECRET_FILE: '/nowhere' })).toThrow(
      'APP_SECRET_FILE: the file cannot be read',
    );
  });
});
