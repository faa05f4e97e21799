import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowserStage, type BrowserStage } from '../support/browser-stage.ts';

let stage: BrowserStage;

beforeAll(async () => {
  stage = await startBrowserStage('analytics-page', 'analyticsPage');
});

afterAll(() => stage.stop());

it('collects the events of the real SDK, and nothing after consent was withdrawn', async () => {
  const page = await stage.open();
  const left: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') left.push(request.url());
  });
  const collected = () =>
    page.waitForResponse((response) => response.url().endsWith('/g/collect') && response.ok());
  const first = collected();
  await page.evaluate(() => {
    const { sdk, start } = globalThis.analyticsPage;
    const analytics = start();
    sdk.logEvent(analytics, 'expense_added', { currency: 'EUR', value: 12.5 });
  });
  await first;
  await expect
    .poll(async () => (await fetch(`${stage.backend.addresses.app}/__/api/log/events`)).text())
    .toContain('expense_added');
  const events = await (await fetch(`${stage.backend.addresses.app}/__/api/log/events`)).text();
  expect(events).toContain('page_view');
  expect(events).toContain('firebase_id');

  await page.evaluate(() => {
    const { sdk, start } = globalThis.analyticsPage;
    sdk.setConsent({ analytics_storage: 'denied' });
    sdk.logEvent(start(), 'secret_event');
  });
  // The SDK forwards events later, so restore consent only after that.
  await page.waitForFunction(() => {
    const { dataLayer } = globalThis as unknown as { dataLayer: ArrayLike<unknown>[] };
    return dataLayer.some((entry) => entry[1] === 'secret_event');
  });
  await page.evaluate(() => {
    globalThis.analyticsPage.sdk.setConsent({ analytics_storage: 'granted' });
  });
  const last = collected();
  await page.evaluate(() => {
    const { sdk, start } = globalThis.analyticsPage;
    sdk.logEvent(start(), 'open_event');
  });
  await last;
  const after = await (await fetch(`${stage.backend.addresses.app}/__/api/log/events`)).text();
  expect(after).toContain('open_event');
  expect(after).not.toContain('secret_event');
  expect(left).toEqual([]);
});

it('registers the installation and renews its token', async () => {
  const page = await stage.open();
  const [id, first, second] = await page.evaluate(async () => {
    const { installationId, installationToken } = globalThis.analyticsPage;
    return [await installationId(), await installationToken(), await installationToken()];
  });
  expect(id).toMatch(/^[cdef][\w-]{21}$/);
  expect([first, second].map((token) => token?.split('.').length)).toEqual([3, 3]);
});

it.each([
  ['a wrong version', { authVersion: 'FIS_v1' }, 400],
  ['another app', { appId: '1:1:web:1' }, 400],
  ['a malformed SDK version', { sdkVersion: 'new' }, 400],
])('refuses an installation with %s', async (_name, changes, status) => {
  const { appId, projectId } = stage.backend.firebaseConfig;
  const path = `/firebaseinstallations.googleapis.com/v1/projects/${projectId}/installations`;
  const body = {
    fid: 'cAAAAAAAAAAAAAAAAAAAAA',
    authVersion: 'FIS_v2',
    appId,
    sdkVersion: 'w:0.6.24',
  };
  const answer = await fetch(stage.backend.addresses.app + path, {
    method: 'POST',
    headers: { 'x-goog-api-key': 'k' },
    body: JSON.stringify({ ...body, ...changes }),
  });
  expect(answer.status).toBe(status);
});
