import { chromiumLaunch } from '@quits/tooling-chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { PUBLIC_NAME } from './server-stage.ts';

/** Starts a browser for which the public name is this machine, and which accepts its certificate. */
export function launchForServer(): Promise<Browser> {
  const launch = chromiumLaunch();
  const args = [
    `--host-resolver-rules=MAP ${PUBLIC_NAME} 127.0.0.1`,
    '--ignore-certificate-errors',
  ];
  return chromium.launch({ ...launch, args: [...(launch.args ?? []), ...args] });
}

/** Opens the page of a server in a new profile, and waits until the SDK is loaded. */
export async function openServed(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  // Everything must stay on the server's own origin.
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await page.goto(origin);
  await page.waitForFunction(() => 'served' in globalThis);
  return page;
}

/** Signs in anonymously, and shows the notes in `served.shown` as they change. */
export async function listenToNotes(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await served.identity.signInAnonymously(served.auth);
    const { collection, onSnapshot, orderBy, query } = served.store;
    const notes = query(collection(served.firestore, 'notes'), orderBy('n'));
    onSnapshot(notes, { includeMetadataChanges: true }, (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      served.shown = snapshot.docs.map((note) => String(note.get('n'))).join(' ') || 'empty';
      served.shownAt = Date.now();
    });
  });
  await page.waitForFunction(() => served.shown !== '');
}

/** Writes a note in one page, and returns how long it takes until the other one shows it, in ms. */
export async function timeOfNote(writer: Page, reader: Page, n: number): Promise<number> {
  const sentAt = await writer.evaluate(async (value) => {
    const started = Date.now();
    const { addDoc, collection } = served.store;
    await addDoc(collection(served.firestore, 'notes'), { n: value });
    return started;
  }, n);
  await reader.waitForFunction((last) => served.shown.endsWith(String(last)), n);
  return (await reader.evaluate(() => served.shownAt)) - sentAt;
}
