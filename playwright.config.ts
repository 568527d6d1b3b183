import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** Stories run on the built app served by the real server, on an embedded database made for the run. */
const PORT = Number(process.env['E2E_PORT'] ?? 8611);
/** The operator's sheet of activation codes; stories read it by this name (support/codes.ts). */
process.env['E2E_CODES'] ??= join(tmpdir(), `shangyuan-e2e-${PORT}-codes.html`);
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** As Playwright has them, whose list an own one replaces. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Pages of the address bar, which each window loads though it is not drawn: half of what a story takes to begin.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env['SCREENS'] === '1' ? 'screens.ts' : '**/*.spec.ts',
  // The sweep of every page in every medium belongs to `npm run test:full`, and so does the documentation, which is built for it.
  testIgnore: process.env['FULL'] === '1' ? [] : ['sweep.spec.ts', 'docs.spec.ts'],
  outputDir: 'test-results',
  // Stories share the server and nothing else: each has its own account and browser context.
  fullyParallel: true,
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  // A second try distinguishes a flake from a defect; both fail the run.
  retries: process.env['CI'] === undefined ? 0 : 1,
  failOnFlakyTests: true,
  // Generous: a busy machine is no fault. What must be quick is measured in bench/.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    ...devices['iPhone 13 Mini'],
    defaultBrowserType: 'chromium',
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A worker would fetch the whole app in every story; the offline stories let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join()}`,
      ],
    },
  },
  webServer: {
    command: 'node e2e/server.ts',
    url: `http://127.0.0.1:${PORT}/healthz`,
    timeout: 120_000,
    env: { PORT: String(PORT), E2E_CODES: process.env['E2E_CODES'] },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
