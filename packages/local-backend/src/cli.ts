#!/usr/bin/env node
import { runCli } from './config/run-cli.ts';

// Whoever read the output has gone, such as `| head`: the people served have not.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = await runCli(process.argv.slice(2), process);
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
