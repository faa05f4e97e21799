import { startPushService } from '../tests/push-service.ts';
import { KillableBackend } from './killable-backend.ts';
import { sampleActivity, sampleGroup, TOLD } from './sample-group.ts';

// 100 groups, each with a change every second: time from the moment a commit is sent until the push service gets the
// notification. Nothing waits for further changes, so each notification is a first one. Fails if the p99 is 1 s or more.
const GROUPS = 100;
const SECONDS = Number(process.argv[2] ?? 30);
/** Seconds before the measurement, in which the processes compile their code. */
const WARM_UP = 5;
const MOST = 1000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));
const push = await startPushService();
process.env['PUSH_SERVICES'] = push.host;
const backend = new KillableBackend();
await backend.start();
for (let at = 0; at < GROUPS; at += 1) {
  // oxlint-disable no-await-in-loop
  await backend.put(`groups/g${at}`, sampleGroup([`reader${at}`]));
  await backend.put(`users/reader${at}/notifications/choices`, TOLD);
  await backend.put(`users/reader${at}/devices/phone`, push.device(`/${at}`));
  // oxlint-enable no-await-in-loop
}

const sent = new Map<string, number>();
const acknowledged: number[] = [];

async function write(group: number, second: number): Promise<void> {
  const id = `g${group}s${second}`;
  const since = Date.now();
  sent.set(id, since);
  await backend.put(`groups/g${group}/activity/${id}`, sampleActivity());
  acknowledged.push(Date.now() - since);
}

// The first notification loads the functions, and doesn't count.
await write(0, -WARM_UP - 1);
while (push.received.length === 0) await pause(10); // oxlint-disable-line no-await-in-loop
const before = backend.cpuTime();
const begin = Date.now() + 1000;
const writes: Promise<void>[] = [];
for (let tick = 0; tick < GROUPS * (WARM_UP + SECONDS); tick += 1) {
  await pause(begin + (tick * 1000) / GROUPS - Date.now()); // oxlint-disable-line no-await-in-loop
  writes.push(write(tick % GROUPS, Math.floor(tick / GROUPS) - WARM_UP));
}
await Promise.all(writes);
for (
  const since = Date.now();
  push.received.length <= writes.length && Date.now() - since < 60_000;
) {
  await pause(100); // oxlint-disable-line no-await-in-loop
}
const after = backend.cpuTime();
await backend.dispose();
push.close();

const delays = push.received
  .map((request) => ({ id: String(push.messageOf(request).id), at: request.at }))
  .filter(({ id }) => !id.includes('s-'))
  .map(({ id, at }) => at - (sent.get(id) ?? 0));

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

const p99 = quantile(delays, 0.99);
process.stdout.write(
  `${GROUPS} groups, one change a second each, ${SECONDS} s: ${delays.length} of ${GROUPS * SECONDS} notifications; ` +
    `from commit to push p50 ${quantile(delays, 0.5)}, p99 ${p99}, longest ${quantile(delays, 1)} ms; ` +
    `CPU time per change: backend ${((after.backend - before.backend) / writes.length).toFixed(1)} ms, functions ${((after.functions - before.functions) / writes.length).toFixed(1)} ms; ` +
    `commits acknowledged p50 ${quantile(acknowledged, 0.5)}, p99 ${quantile(acknowledged, 0.99)} ms\n`,
);
if (!(p99 < MOST) || delays.length < GROUPS * SECONDS) process.exitCode = 1;
