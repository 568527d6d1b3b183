/**
 * Ports of providers whose calls are measured and traced: how long each takes, and whether it was answered.
 */
import { SECOND_MS } from './duration.ts';
import type { Metrics } from './metrics.ts';
import type { Pay, Sms } from './ports.ts';
import type { Tracing } from './tracing.ts';

/** What sees the calls. */
export type Observers = { readonly metrics: Metrics; readonly tracing: Tracing };

/**
 * A port that measures its calls.
 *
 * @param provider name of the provider in the metrics
 * @returns null for null
 */
export function observedPort<P extends object>(
  provider: string,
  port: P | null,
  calls: readonly (keyof P & string)[],
  { metrics, tracing }: Observers,
): P | null {
  if (port === null) return null;
  const measured = calls.flatMap((call) => {
    const ask: unknown = port[call];
    if (typeof ask !== 'function') return [];
    metrics.addProviderCall(provider, call);
    const around = async (...args: unknown[]): Promise<unknown> => {
      const start = performance.now();
      let isAnswered = false;
      try {
        const answer: unknown = await tracing.around(`${provider} ${call}`, async (): Promise<unknown> =>
          ask(...args),
        );
        isAnswered = true;
        return answer;
      } finally {
        metrics.observeProvider(provider, call, isAnswered, (performance.now() - start) / SECOND_MS);
      }
    };
    return [[call, around] as const];
  });
  return { ...port, ...Object.fromEntries(measured) };
}

const PAY_CALLS = ['startPayment', 'query', 'close', 'refund', 'queryRefund', 'bill'] as const;

export function observedPay(pay: Pay, observers: Observers): Pay {
  return {
    ...pay,
    wechat: observedPort('wechatPay', pay.wechat, PAY_CALLS, observers),
    alipay: observedPort('alipay', pay.alipay, PAY_CALLS, observers),
    openid: observedPort('wechatPay', pay.openid, ['openidOf'], observers),
  };
}

export function observedSms(sms: Sms, observers: Observers): Sms {
  return { ...sms, port: observedPort('sms', sms.port, ['send', 'notify'], observers) };
}
