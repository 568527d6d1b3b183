/**
 * Brings the simulated providers along where the configuration wants them, and points it at them.
 */
import type { Config } from './config.ts';
import { loadConfig } from './config.ts';

/** A configuration that is ready, and the end of what was started for it. */
export type PreparedConfig = { readonly config: Config; readonly stop: () => Promise<void> };

const PAY_KEY = /^(WECHATPAY|ALIPAY)_/;
const LOGIN_KEY = /^WECHAT_/;

/**
 * Starts them on loopback, or uses those of the running server; what was bought is stored in DATA_DIR, so that a refund tomorrow
 * finds it.
 */
export async function withSimulators(config: Config): Promise<PreparedConfig> {
  if (config.PAY_PROVIDER !== 'simulator') return { config, stop: async () => {} };
  const { findSimulators, startSimulators } = await import('./simulators/index.ts');
  const path = `${config.DATA_DIR}/simulators.json`;
  const running = await findSimulators(path);
  const simulators =
    running === null
      ? await startSimulators({
          port: config.PAY_SIMULATOR_PORT,
          path,
          // As the providers warn: the same notification may come several times.
          notifier: { duplicates: 1 },
        })
      : { ...running, stop: async () => {} };
  const checked = loadConfig({ ...simulators.env, ...simulators.loginEnv });
  // A site that has its own WeChat login to log in with keeps it.
  const hasLogin = config.WECHAT_APP_ID !== undefined;
  const overrides = Object.entries(checked).filter(
    ([key]) => PAY_KEY.test(key) || (LOGIN_KEY.test(key) && !hasLogin),
  );
  return { config: { ...config, ...Object.fromEntries(overrides) }, stop: simulators.stop };
}
