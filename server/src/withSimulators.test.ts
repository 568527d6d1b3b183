/** Simulated providers of the server and of an operator's command beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from './config.ts';
import { withSimulators } from './withSimulators.ts';

it('are those of the running server for a command beside it, and separate once the server has stopped', async () => {
  const folder = mkdtempSync('/tmp/shangyuan-simulators-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = loadConfig({ DATA_DIR: folder, PAY_PROVIDER: 'simulator', PAY_SIMULATOR_PORT: '0' });
  const server = await withSimulators(config);
  const command = await withSimulators(config);
  expect(command.config).toEqual(server.config);
  await command.stop();
  // The command has not stopped the server's.
  expect((await withSimulators(config)).config.ALIPAY_GATEWAY).toBe(server.config.ALIPAY_GATEWAY);
  await server.stop();
  const later = await withSimulators(config);
  expect(later.config.ALIPAY_GATEWAY).not.toBe(server.config.ALIPAY_GATEWAY);
  expect(later.config.ALIPAY_APP_ID).toBe(server.config.ALIPAY_APP_ID);
  await later.stop();
});
