// What is between an account and the others, compared with its balances in random groups:
//   pnpm --filter @quits/product bench:dues [--cases 100000] [--seed 1]
import { parseArgs } from 'node:util';
import { findWrongSum, randomGroup, seededRandom } from '../tests/support/random-groups.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});

const first = Number(values.seed);
const cases = Number(values.cases);
let wrong = 0;
for (let seed = first; seed < first + cases; seed += 1) {
  const random = seededRandom(seed);
  const groups = Array.from({ length: 1 + (seed % 4) }, (_, at) =>
    randomGroup(`g${String(at)}`, random),
  );
  const found = findWrongSum(groups);
  if (found === undefined) continue;
  wrong += 1;
  console.log(`seed ${String(seed)}: ${found}`);
}
console.log(`${String(cases)} cases, ${String(wrong)} with wrong sums`);
process.exitCode = wrong === 0 ? 0 : 1;
