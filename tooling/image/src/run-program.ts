import { spawnSync } from 'node:child_process';

/**
 * Runs a program to its end.
 * @throws {Error} with its output if it fails or is missing
 */
export function runProgram(program: string, ...args: readonly string[]): string {
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error === undefined && status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
}
