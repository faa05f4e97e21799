#!/usr/bin/env node
// The reader of the output has exited, such as `| head`; keep serving.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const OLDEST = 24;
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST) {
  console.error(`This backend needs Node ${OLDEST} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

try {
  // Load it only now: older Node versions have no SQLite.
  const { fitToOneCore } = await import('./cli/fit-to-one-core.ts');
  if (process.argv[2] === 'serve') fitToOneCore();
  const { runCli } = await import('./cli/run-cli.ts');
  process.exitCode = await runCli(process.argv.slice(2), process);
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
