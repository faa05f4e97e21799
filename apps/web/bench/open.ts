// Measures how soon the list and the balances of a group of 10,000 expenses and 50 people are visible, on a first visit and on
// the next one, for three profiles of device and connection, and compares an older build in the same run:
//   pnpm build && pnpm --filter @quits/web bench:open [--rounds 5] [--only REGEXP] [--base COMMIT] [--no-base] [--json]
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { builtTree, CURRENT, serve, type Served } from './open/builds.ts';
import { signIn } from './open/sign-in.ts';
import { type Profile, PROFILES } from './open/profiles.ts';
import { type Contents, type Visit, visit } from './open/visit.ts';
import { median } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    base: { type: 'string', default: 'b9c1c08' },
    'no-base': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const only = new RegExp(values.only, 'i');
const PHONE = { width: 360, height: 740 };
const LIST: Contents = { selector: 'main [role=listitem], main li', text: '\\d[.,]\\d\\d' };
const BALANCES: Contents = {
  selector: 'main',
  text: '\\d payments? (?:will )?settles? everything',
};
const MEASURES = ['ready', 'lcp', 'blocking', 'requests', 'script'] as const;
/** Time after which to sign in again, so that the session's token, valid for an hour, outlasts a visit. */
const SESSION_MS = 30 * 60_000;
/** Time after which a backend has compressed the files of a visit at its best quality, in milliseconds. */
const COMPRESSED_AFTER = 40_000;

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;
interface Session {
  readonly state: State;
  readonly since: number;
}

const builds: Served[] = [await serve('current', CURRENT)];
const figures = new Map<string, Visit[]>();
const sessions = new Map<string, Session>();
const browser = await chromium.launch(chromiumLaunch());
try {
  if (!values['no-base']) await addBase();
  for (const build of builds) await warmUp(browser, build);
  await setTimeout(COMPRESSED_AFTER);
  const profiles = PROFILES.filter(({ name }) => only.test(name));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const profile of profiles) {
      // Alternate the order: the first build to run finds an idle machine.
      for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
        await measure(browser, build, profile);
      }
    }
  }
} finally {
  await browser.close();
  await Promise.all(builds.map(({ stop }) => stop()));
}
if (values.json) console.log(JSON.stringify(Object.fromEntries(figures), undefined, 2));
else print();

async function addBase(): Promise<void> {
  try {
    builds.unshift(await serve(values.base, builtTree(values.base)));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    console.error(`${values.base} could not be built, so it is left out: ${reason}`);
  }
}

/** Visits each screen once without throttling, so that the backend has its files in memory. */
async function warmUp(browser: Browser, build: Served): Promise<void> {
  const context = await known(browser, build);
  try {
    for (const [address, contents] of [
      [build.group, LIST],
      [`${build.group}/balances`, BALANCES],
    ] as const) {
      await (await visit(context, { name: '', cpu: 1 }, address, contents)).page.close();
    }
  } finally {
    await context.close();
  }
}

async function measure(browser: Browser, build: Served, profile: Profile): Promise<void> {
  const balances = `${build.group}/balances`;
  const context = await known(browser, build);
  try {
    const first = await visit(context, profile, build.group, LIST);
    note(build, profile, 'list, first visit', first.visit);
    // Let the service worker and the caches finish before the next visit.
    await first.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await first.page.waitForTimeout(2_000);
    await first.page.close();
    const next = await visit(context, profile, build.group, LIST);
    note(build, profile, 'list, next visit', next.visit);
    await next.page.waitForTimeout(2_000);
    await next.page.close();
    // An unmeasured visit caches the code and the data of the screen.
    const seen = await visit(context, { name: '', cpu: 1 }, balances, BALANCES);
    await seen.page.waitForTimeout(2_000);
    await seen.page.close();
    const again = await visit(context, profile, balances, BALANCES);
    note(build, profile, 'balances, next visit', again.visit);
  } finally {
    await context.close();
  }
  const fresh = await known(browser, build);
  try {
    note(
      build,
      profile,
      'balances, first visit',
      (await visit(fresh, profile, balances, BALANCES)).visit,
    );
  } finally {
    await fresh.close();
  }
}

/** Creates a context whose storage holds only the session. */
async function known(browser: Browser, build: Served) {
  let session = sessions.get(build.name);
  if (session === undefined || Date.now() - session.since > SESSION_MS) {
    session = { state: await sessionOf(browser, build), since: Date.now() };
    sessions.set(build.name, session);
  }
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: PHONE,
    storageState: session.state,
  });
  context.setDefaultTimeout(180_000);
  return context;
}

async function sessionOf(browser: Browser, build: Served): Promise<State> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await signIn(page, build);
    const state = await context.storageState({ indexedDB: true });
    return {
      cookies: state.cookies,
      origins: state.origins.map(({ origin, localStorage, ...rest }) => ({
        origin,
        localStorage: localStorage.filter(({ name }) => name.startsWith('quits.auth.')),
        indexedDB: databasesOf(rest).filter(({ name }) => name === 'firebaseLocalStorageDb'),
      })),
    };
  } finally {
    await context.close();
  }
}

/** Returns an origin's IndexedDB databases, which Playwright's types omit. */
function databasesOf(origin: object): readonly { readonly name: string }[] {
  const databases: unknown = Reflect.get(origin, 'indexedDB');
  return Array.isArray(databases) ? databases : [];
}

function note(build: Served, profile: Profile, what: string, found: Visit): void {
  const key = `${profile.name}: ${what}: ${build.name}`;
  figures.set(key, [...(figures.get(key) ?? []), found]);
}

function print(): void {
  const rows = [...figures.keys()].filter((key) => key.endsWith(': current'));
  console.log(`\n| | ${MEASURES.join(' | ')} |\n| --- |${' --- |'.repeat(MEASURES.length)}`);
  for (const key of rows) {
    const what = key.slice(0, -': current'.length);
    const cells = MEASURES.map((measure) => {
      const of = (name: string) =>
        median((figures.get(`${what}: ${name}`) ?? []).map((found) => found[measure]));
      const [old, now] = [of(values.base), of('current')];
      const unit = measure === 'script' ? 1000 : 1;
      const text = (value: number) => (value / unit).toFixed(0);
      if (Number.isNaN(old)) return text(now);
      const ratio = now > 0 ? ` (${(old / now).toFixed(1)})` : '';
      return `${text(old)} → ${text(now)}${ratio}`;
    });
    console.log(`| ${what} | ${cells.join(' | ')} |`);
  }
}
