import { killFunctions } from '../../tests/support/kill-functions.ts';

// Kills a backend 40 times while it writes and runs functions; about a minute and a half.
const kills = Array.from({ length: 40 }, (_, index) => 5 + ((index * 13) % 80));
const { commits, runs, lost, renamed } = await killFunctions(kills);
process.stdout.write(
  `${commits} commits, ${kills.length} kills: ${runs} runs, ${lost.length} lost, ${renamed.length} under several ids.\n`,
);
if (lost.length + renamed.length > 0) process.exitCode = 1;
