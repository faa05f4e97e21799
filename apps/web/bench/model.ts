// Random histories of several devices, by the app's own data layer, the rules and the embedded backend in
// this process; prints a short case for each that goes wrong:
//   pnpm --filter @quits/web bench:model [--steps 200000] [--seed 1] [--resume] [--at-once 4]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBackend } from '../tests/model/backend.ts';
import { search } from '../tests/model/search.ts';
import { storePages } from '../tests/model/stored-pages.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    resume: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '4' },
  },
});
/** Steps of one history; long enough for several things to meet, short enough to be read. */
const LENGTH = 60;
/** Histories of one backend: it keeps all that they leave. */
const PER_BACKEND = 100;
const FOLDER = new URL('../node_modules/.cache/', import.meta.url);
const PROGRESS = new URL('model.json', FOLDER);

/** Where a run that was stopped goes on. */
interface Progress {
  readonly seed: number;
  readonly done: number;
}

const seed = Number(values.seed);
const histories = Math.ceil(Number(values.steps) / LENGTH);
const cases: string[] = [];
const forget = storePages();
const begun = performance.now();
const before = values.resume ? doneBefore() : 0;
for (let first = before; first < histories; first += PER_BACKEND) {
  const backend = await startBackend();
  cases.push(
    ...(await search({
      backend,
      from: seed + first,
      histories: Math.min(PER_BACKEND, histories - first),
      steps: LENGTH,
      atOnce: Number(values['at-once']),
      onPlayed(_seed, { findings }, count) {
        keep({ seed, done: first + count });
        for (const { property, what } of findings) console.log(`(${property}) ${what}`);
      },
      onCase: (found) => console.log(found),
    })),
  );
  await backend.stop();
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  const done = Math.min(histories, first + PER_BACKEND);
  console.log(`${done * LENGTH} steps, ${cases.length} went wrong, ${minutes} min`);
}
forget();
process.exit(cases.length === 0 ? 0 : 1);

function keep(progress: Progress): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(PROGRESS, JSON.stringify(progress));
}

/** How many histories of this seed were played before. */
function doneBefore(): number {
  try {
    const progress: Progress = JSON.parse(readFileSync(PROGRESS, 'utf8'));
    return progress.seed === seed ? progress.done : 0;
  } catch {
    return 0;
  }
}
