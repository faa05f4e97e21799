// Mutates every field of every commit of the app and evaluates the rules for each account, in this process. Prints
// the accepted mutants that harm other members:
//   pnpm --filter @quits/product bench:hostile [--every 1] [--seed 0] [--shard 1/1]
import { parseArgs } from 'node:util';
import { searchCommits } from '../tests/rules/fuzz/search-commits.ts';
import { legalCommits } from '../tests/rules/fuzz/legal-commits.ts';
import { openRecorder } from '../tests/rules/fuzz/commit-recorder.ts';

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: '0' },
    shard: { type: 'string', default: '1/1' },
  },
});
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);

const recorder = await openRecorder();
const commits = await legalCommits(recorder);
await recorder.close();
const begun = performance.now();
let [played, accepted, violations] = [0, 0, 0];
for (const [at, commit] of commits.entries()) {
  if (at % shards !== shard - 1) continue;
  const found = searchCommits({
    commits: [commit],
    every: Number(values.every),
    seed: Number(values.seed) + at,
  });
  played += found.played;
  accepted += found.accepted;
  violations += found.violations.length;
  for (const violation of found.violations) console.log(violation);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(
    `${commit.label}: ${played} played, ${accepted} accepted, ${violations} violations, ${minutes} min`,
  );
}
process.exit(violations === 0 ? 0 : 1);
