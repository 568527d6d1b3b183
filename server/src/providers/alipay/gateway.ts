/**
 * Alipay's gateway through alipay-sdk. Left to us: the SDK verifies an answer only on request and with one key, and
 * writes the time of the machine's zone where the gateway wants Beijing's.
 */
import { AlipaySdk } from 'alipay-sdk';
import { ProviderError } from '../../errors.ts';
import { beijingTime } from '../beijing.ts';
import type { AlipaySettings } from './settings.ts';

/** The inner object of an answer whose signature is right. */
export type Inner = Readonly<Record<string, unknown>>;

export type Gateway = {
  /** Calls a method. @throws ProviderError unreachable or untrusted; refusals are answers */
  readonly call: (method: string, content: object, now: Date) => Promise<Inner>;
  /** A signed address that opens the cashier. */
  readonly pageUrl: (method: string, content: object, addresses: Addresses, now: Date) => string;
  readonly isNoticeSigned: (params: Readonly<Record<string, string>>) => boolean;
};

type Addresses = { readonly notifyUrl: string; readonly returnUrl: string };

const TIMEOUT_MS = 6_000;

export function openGateway(settings: AlipaySettings): Gateway {
  const privateKey = settings.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const sdks = settings.publicKeys.map(
    (key) =>
      new AlipaySdk({
        appId: settings.appId,
        privateKey,
        keyType: 'PKCS8',
        alipayPublicKey: key.export({ type: 'spki', format: 'pem' }) as string,
        gateway: settings.gateway,
        timeout: TIMEOUT_MS,
        camelcase: false,
      }),
  );
  const [first, ...others] = sdks;
  if (first === undefined) throw new TypeError('Cannot open the gateway: no public key');
  return {
    call: async (method, content, now) => {
      const params = { bizContent: content, timestamp: beijingTime(now) };
      try {
        return await first.exec(method, params, { validateSign: true });
      } catch (error) {
        return answerOf(error, method, others);
      }
    },
    pageUrl: (method, content, addresses, now) =>
      first.pageExec(method, 'GET', { bizContent: content, ...addresses, timestamp: beijingTime(now) }),
    isNoticeSigned: (params) => params['sign_type'] === 'RSA2' && sdks.some((sdk) => isSigned(sdk, params)),
  };
}

function isSigned(sdk: AlipaySdk, params: Readonly<Record<string, string>>): boolean {
  try {
    return sdk.checkNotifySignV2(params);
  } catch {
    return false;
  }
}

type Thrown = { readonly name?: string; readonly responseDataRaw?: string };

/**
 * What came when the first key did not fit: an answer that one of the other keys has signed, or nothing to be trusted.
 *
 * @throws ProviderError
 */
function answerOf(error: unknown, method: string, others: readonly AlipaySdk[]): Inner {
  const { name, responseDataRaw: raw } = error as Thrown;
  // The SDK's own errors come without text where there was no answer; others come from an answer without signature.
  if (raw === undefined)
    throw new ProviderError(name === 'AlipayRequestError' ? 'unreachable' : 'untrusted', 'no answer');
  const key = `${method.replaceAll('.', '_')}_response`;
  const answer = parse(raw);
  const inner = answer?.[key];
  const sign = answer?.['sign'];
  if (typeof inner !== 'object' || inner === null || typeof sign !== 'string')
    throw new ProviderError(answer === null ? 'unreachable' : 'untrusted', subCodeOf(answer));
  for (const sdk of others)
    try {
      sdk.checkResponseSign(raw, key, sign, '');
      return inner as Inner;
    } catch {
      // The next key may fit.
    }
  throw new ProviderError('untrusted', 'signature');
}

function parse(raw: string): Inner | null {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? (value as Inner) : null;
  } catch {
    return null;
  }
}

/** The provider's word for an error that it does not sign. */
function subCodeOf(answer: Inner | null): string {
  const error = answer?.['error_response'];
  const code = typeof error === 'object' && error !== null ? (error as Inner)['sub_code'] : undefined;
  return typeof code === 'string' ? code : 'shape';
}
