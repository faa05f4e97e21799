import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

const PLACES = ['/usr/bin/firefox-esr', '/usr/lib/firefox-esr/firefox-esr', '/usr/bin/firefox'];

/**
 * Starts a headless Firefox that reaches the network by an HTTP proxy on this machine; installs Debian's if there is none.
 * @throws if there is no Firefox and none can be installed
 */
export async function startFirefox(proxyPort: number): Promise<Browser> {
  const executablePath = find() ?? install();
  // Large enough for every form: a click doesn't scroll a button out from under a bar.
  const args = ['--width=1280', '--height=1000'];
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args,
    defaultViewport: null,
    extraPrefsFirefox: {
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.no_proxies_on': '',
      'network.proxy.allow_hijacking_localhost': true,
      // A host that a proxy may answer is no secure context by itself.
      'dom.securecontext.allowlist': 'localhost',
    },
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
