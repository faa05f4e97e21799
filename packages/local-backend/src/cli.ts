#!/usr/bin/env node
import { runCli } from './config/run-cli.ts';

try {
  process.exitCode = await runCli(process.argv.slice(2), process);
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
