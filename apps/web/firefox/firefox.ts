import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

const PLACES = ['/usr/bin/firefox-esr', '/usr/lib/firefox-esr/firefox-esr', '/usr/bin/firefox'];

/**
 * Starts a headless Firefox; installs Debian's if there is none.
 * @throws if there is no Firefox and none can be installed
 */
export async function startFirefox(): Promise<Browser> {
  const executablePath = find() ?? install();
  // Large enough for every form: a click doesn't scroll a button out from under a bar.
  const args = ['--width=1280', '--height=1000'];
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args,
    defaultViewport: null,
  });
}

function find(): string | undefined {
  return [process.env['FIREFOX_PATH'], ...PLACES].find(
    (path) => path !== undefined && existsSync(path),
  );
}

function install(): string {
  const args = ['install', '-y', '--no-install-recommends', 'firefox-esr'];
  if (process.getuid?.() === 0) {
    for (const command of [['update'], args]) {
      spawnSync('apt-get', ['-qq', ...command], { stdio: ['ignore', 'inherit', 'inherit'] });
    }
  }
  const path = find();
  if (path !== undefined) return path;
  throw new Error(
    'Firefox is not installed. Run "apt-get install firefox-esr", or set FIREFOX_PATH to its executable.',
  );
}
