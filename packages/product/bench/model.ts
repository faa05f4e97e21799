// Random histories of several devices, by the app's own data layer, the rules and the Firestore service in
// this process; prints a short case for each that fails:
//   pnpm --filter @quits/product bench:model [--steps 200000] [--seed 1] [--resume] [--length 60] [--at-once 8]
//     [--grpc] [--properties abcde] [--stored abcd] [--no-shrink]
import { parseArgs } from 'node:util';
import { doneBefore, keepProgress } from './progress.ts';
import { callInProcess } from '../tests/model/in-process/register.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    resume: { type: 'boolean', default: false },
    /** Steps of one history: long enough for interactions, short enough to read. */
    length: { type: 'string', default: '60' },
    'at-once': { type: 'string', default: '8' },
    grpc: { type: 'boolean', default: false },
    /** Properties to check, by letter. */
    properties: { type: 'string', default: 'abcde' },
    /** Properties to check with a persistent SDK cache. */
    stored: { type: 'string', default: 'abcde' },
    shrink: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
// Before the SDK is loaded.
if (!values.grpc) callInProcess();
const { startBackend } = await import('../tests/model/backend.ts');
const { search } = await import('../tests/model/search.ts');
const { storePages } = await import('../tests/model/stored-pages.ts');

const LENGTH = Number(values.length);
/** Number of histories per backend, which keeps the documents of all of them. */
const PER_BACKEND = 100;
const FILE = 'model.json';

const seed = Number(values.seed);
const histories = Math.ceil(Number(values.steps) / LENGTH);
let wrong = 0;
const forget = storePages();
const begun = performance.now();
const before = values.resume ? doneBefore(FILE, { seed, length: LENGTH }) : 0;
if (before > 0) console.log(`resuming after ${before * LENGTH} steps`);
for (let first = before; first < histories; first += PER_BACKEND) {
  const backend = await startBackend(values.grpc ? 'grpc' : 'calls');
  const cases = await search({
    backend,
    from: seed + first,
    histories: Math.min(PER_BACKEND, histories - first),
    steps: LENGTH,
    atOnce: Number(values['at-once']),
    properties: values.properties,
    stored: values.stored,
    shrinks: values.shrink,
    onPlayed(at, { findings }, count) {
      keepProgress(FILE, { seed, length: LENGTH, done: first + count });
      for (const { property, what } of findings) console.log(`seed ${at}: (${property}) ${what}`);
    },
    onCase: (found) => console.log(found),
  });
  wrong += cases.length;
  await backend.stop();
  const seconds = (performance.now() - begun) / 1_000;
  const { user, system } = process.cpuUsage();
  const cpu = (user + system) / 1_000_000;
  const done = Math.min(histories, first + PER_BACKEND);
  const figures = `${seconds.toFixed(0)} s, ${cpu.toFixed(0)} s of a core`;
  console.log(
    `${done * LENGTH} steps, seeds ${seed} to ${seed + done - 1}, ${wrong} failed, ${figures}`,
  );
}
forget();
process.exit(wrong === 0 ? 0 : 1);
