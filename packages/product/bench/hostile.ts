// Every commit of the app with everything in it that does not belong there, played as everybody against the rules
// in this process; prints what the rules took and others are harmed by:
//   pnpm --filter @quits/product bench:hostile [--every 1] [--seed 0] [--shard 1/1]
import { parseArgs } from 'node:util';
import { hunt } from '../tests/rules/fuzz/hunt.ts';
import { legalCommits } from '../tests/rules/fuzz/legal-commits.ts';
import { openTheatre } from '../tests/rules/fuzz/theatre.ts';

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: '0' },
    shard: { type: 'string', default: '1/1' },
  },
});
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);

const theatre = await openTheatre();
const commits = await legalCommits(theatre);
await theatre.close();
const begun = performance.now();
let [played, taken, holes] = [0, 0, 0];
for (const [at, commit] of commits.entries()) {
  if (at % shards !== shard - 1) continue;
  const found = hunt({
    commits: [commit],
    every: Number(values.every),
    seed: Number(values.seed) + at,
  });
  played += found.played;
  taken += found.taken;
  holes += found.holes.length;
  for (const hole of found.holes) console.log(hole);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(`${commit.label}: ${played} played, ${taken} taken, ${holes} holes, ${minutes} min`);
}
process.exit(holes === 0 ? 0 : 1);
