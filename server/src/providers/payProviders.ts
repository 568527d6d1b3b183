/** The payment providers that the configuration names. */
import type { Config } from '../config.ts';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { StartError } from '../errors.ts';
import type { Clock, OpenidPort, Pay, PayPort } from '../ports.ts';
import { alipay } from './alipay/client.ts';
import { readPrivateKey, readPublicKeys } from './alipay/settings.ts';
import { wechatPay } from './wechatPay/client.ts';
import { readKeyRing } from './wechatPay/keyRing.ts';
import { openidPort } from './wechatPay/openid.ts';

const OPEN_ORIGIN = 'https://open.weixin.qq.com';

/** @throws StartError where a key cannot be read; the message never holds it */
export function buildPay(config: Config, clock: Clock): Pay {
  const isSimulated = config.PAY_PROVIDER === 'simulator';
  return {
    wechat: wechatOf(config),
    alipay: alipayOf(config, clock),
    openid: openidOf(config, isSimulated),
    simulatorOrigin: isSimulated ? config.WECHATPAY_ORIGIN : '',
  };
}

function wechatOf(config: Config): PayPort | null {
  const { WECHATPAY_APP_ID: appId, WECHATPAY_MCH_ID: mchId, WECHATPAY_MCH_SERIAL: serial } = config;
  const { WECHATPAY_MCH_KEY: key, WECHATPAY_API_V3_KEY: apiV3Key, WECHATPAY_PUBLIC_KEYS: keys } = config;
  if (!appId || !mchId || !serial || !key || !apiV3Key || !keys) return null;
  return wechatPay({
    origin: config.WECHATPAY_ORIGIN,
    appId,
    mchId,
    serial,
    privateKey: read('WECHATPAY_MCH_KEY', () => createPrivateKey(key)),
    apiV3Key,
    keyRing: readKeyRing(keys),
  });
}

function alipayOf(config: Config, clock: Clock): PayPort | null {
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId } = config;
  const { ALIPAY_PRIVATE_KEY: key, ALIPAY_PUBLIC_KEYS: keys } = config;
  if (!appId || !sellerId || !key || !keys) return null;
  const privateKey = read('ALIPAY_PRIVATE_KEY', () => readPrivateKey(key));
  const publicKeys = read('ALIPAY_PUBLIC_KEYS', () => readPublicKeys(keys));
  return alipay({ gateway: config.ALIPAY_GATEWAY, appId, sellerId, privateKey, publicKeys }, clock);
}

function openidOf(config: Config, isSimulated: boolean): OpenidPort | null {
  const { WECHATPAY_APP_ID: appId, WECHATPAY_APP_SECRET: secret, WECHATPAY_OAUTH_ORIGIN: apiOrigin } = config;
  if (!appId || !secret) return null;
  return openidPort({ appId, secret, apiOrigin, openOrigin: isSimulated ? apiOrigin : OPEN_ORIGIN });
}

function read<T extends KeyObject | readonly KeyObject[]>(key: string, work: () => T): T {
  try {
    return work();
  } catch {
    throw new StartError(`The configuration is wrong:\n  ${key}: cannot be read as a key`);
  }
}
