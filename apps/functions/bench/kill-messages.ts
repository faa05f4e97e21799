import { startMailServer } from '@quits/tooling-backend-testing/mail-server';
import { startPushService } from '../tests/push-service.ts';
import { KillableBackend } from './killable-backend.ts';
import { sampleActivity, sampleGroup, TOLD } from './sample-group.ts';

// Writes 800 changes and 200 reminders, while the backend or its functions are killed every few writes, and checks that each
// is sent, and that none is shown twice. About three minutes. Linux only.
const CHANGES = Number(process.argv[2] ?? 800);
const MAILS = CHANGES / 4;
/** Ids that the service worker remembers. */
const REMEMBERED = 100;
const PATIENCE = 120_000;
/** Writes that may wait to be sent, so that kills hit runs of the functions. */
const MOST_WAITING = 12;

const [push, mail] = await Promise.all([startPushService(20), startMailServer()]);
Object.assign(process.env, {
  PUSH_SERVICES: push.host,
  SMTP_URL: mail.url,
  SMTP_FROM: 'Quits <quits@example.org>',
  APP_URL: 'https://quits.example.org',
  UNSUBSCRIBE_URL: 'https://quits.example.org/__/functions/unsubscribe',
});
const backend = new KillableBackend();
await backend.start();
const readers = Array.from({ length: MAILS }, (_, at) => `reader${at}`);
for (const uid of readers) {
  // oxlint-disable no-await-in-loop
  await backend.addAccount(uid);
  await backend.put(`users/${uid}/notifications/digest`, {
    every: 'weekly',
    locale: 'en-US',
    until: new Date(),
  });
  // oxlint-enable no-await-in-loop
}
await backend.put('groups/changes', sampleGroup(['ben']));
await backend.put('groups/debts', sampleGroup(readers));
await backend.put('users/ben/notifications/choices', TOLD);
await backend.put('users/ben/devices/phone', push.device('/ben'));

const writes = [
  ...Array.from(
    { length: CHANGES },
    (_, at) => () => backend.put(`groups/changes/activity/c${at}`, sampleActivity()),
  ),
  ...readers.map((uid) => () => {
    const reminder = {
      groupId: 'debts',
      by: 'ana',
      amounts: { EUR: 1 },
      at: new Date(),
      pending: true,
    };
    return backend.put(`users/${uid}/reminders/debts_ana`, reminder);
  }),
];
// Both kinds mixed, in an order that is the same in each run.
const order = writes
  .map((write, at) => ({ write, key: (at * 7919) % writes.length }))
  .toSorted((a, b) => a.key - b.key);
const kills = { backend: 0, functions: 0 };
let next = 0;
let untilKill = 20;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const known = new Set<string>();
let read = 0;
/** Returns the number of messages taken, each counted once. */
function taken(): number {
  for (const request of push.received.slice(read)) known.add(push.messageOf(request).id);
  read = push.received.length;
  return known.size + mail.received.length;
}

async function writeAll(): Promise<void> {
  for (;;) {
    const one = order[next];
    next += 1;
    if (one === undefined) return;
    while (next - taken() > MOST_WAITING) await pause(2); // oxlint-disable-line no-await-in-loop
    await one.write(); // oxlint-disable-line no-await-in-loop
  }
}

/** Kills the backend or the functions after every few writes, at any moment of a run. */
async function killOften(): Promise<void> {
  for (let round = 0; next < order.length;) {
    await pause(5); // oxlint-disable-line no-await-in-loop
    if (next < untilKill) continue;
    untilKill = next + 10 + ((round * 13) % 20);
    await pause((round * 7) % 40); // oxlint-disable-line no-await-in-loop
    round += 1;
    if (round % 2 === 0) {
      kills.functions += 1;
      backend.killFunctions();
    } else {
      kills.backend += 1;
      await backend.kill(); // oxlint-disable-line no-await-in-loop
      await backend.start(); // oxlint-disable-line no-await-in-loop
    }
  }
}

await Promise.all([writeAll(), writeAll(), writeAll(), writeAll(), killOften()]);

const told = () =>
  push
    .to('/ben')
    .map((request) => ({ topic: String(request.headers['topic']), ...push.messageOf(request) }));
const mailed = () =>
  mail.received.map(({ to, source }) => ({ to, id: /^Message-ID: (.+?)\r?$/im.exec(source)?.[1] }));
const isComplete = () =>
  new Set(told().map(({ id }) => id)).size === CHANGES &&
  new Set(mailed().map(({ to }) => to)).size === MAILS;
for (const since = Date.now(); !isComplete() && Date.now() - since < PATIENCE;) {
  await pause(500); // oxlint-disable-line no-await-in-loop
}

const pushes = Map.groupBy(told(), ({ id }) => String(id));
const mails = Map.groupBy(mailed(), ({ to }) => to);
const different = [...pushes.values()].filter(
  (same) => new Set(same.map((one) => JSON.stringify(one))).size > 1,
);
const renamed = [...mails.values()].filter((same) => new Set(same.map(({ id }) => id)).size > 1);
// As the service worker does it.
const remembered: string[] = [];
let shownTwice = 0;
const shown = new Set<string>();
for (const { id } of told()) {
  if (remembered.includes(id)) continue;
  if (shown.has(id)) shownTwice += 1;
  shown.add(id);
  remembered.push(id);
  if (remembered.length > REMEMBERED) remembered.shift();
}
const lost = CHANGES - pushes.size + MAILS - mails.size;
process.stdout.write(
  `${CHANGES} changes and ${MAILS} reminders, ${kills.backend} kills of the backend and ${kills.functions} of the functions: ` +
    `${told().length} notifications and ${mail.received.length} emails, ${lost} lost, ${different.length + renamed.length} repeated differently, ${shownTwice} shown twice.\n`,
);
await backend.dispose();
await mail.stop();
push.close();
if (lost + different.length + renamed.length + shownTwice > 0) process.exitCode = 1;
