/**
 * Finds a Chromium for the end-to-end tests, and installs Debian's where it may.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter } from 'node:path';
import { fail, heading, run } from './steps.mjs';

/** Debian's browser without windows runs the stories with a seventh less work. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findChromium() {
  const fromEnv = process.env.CHROMIUM_PATH;
  if (fromEnv !== undefined && isExecutable(fromEnv)) return fromEnv;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (
    [...folders.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)), ...FIXED].find(isExecutable) ??
    null
  );
}

function hasChineseFont() {
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return true; // No fontconfig: the platform draws its own fonts.
  }
}

function install(packages) {
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true });
}

/** Path of a Chromium; installs one through apt when root on Debian or Ubuntu, else says what to do. */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== null && hasChineseFont()) return found;
  const canInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  if (canInstall) {
    heading('安装 Chromium 与中文字体 installing Chromium and a Chinese font (once)');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await install(['fonts-noto-cjk']);
    // Ubuntu has no browser without windows.
    if (found === null && (await install([SHELL])) !== 0) await install(['chromium']);
  }
  const chromium = findChromium();
  if (chromium === null) {
    fail(
      'The end-to-end tests need Chromium and none was found.\n' +
        '  Debian/Ubuntu: sudo apt-get install chromium fonts-noto-cjk\n' +
        '  elsewhere:     install Chrome or Chromium, or set CHROMIUM_PATH to its executable',
    );
  }
  return chromium;
}
