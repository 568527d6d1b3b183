/** What a merchant of WeChat Pay is configured with. */
import type { KeyObject } from 'node:crypto';
import type { KeyRing } from './keyRing.ts';

export type WechatPaySettings = {
  readonly origin: string;
  readonly appId: string;
  readonly mchId: string;
  /** Serial number of our own certificate and its key. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  readonly apiV3Key: string;
  readonly keyRing: KeyRing;
};
