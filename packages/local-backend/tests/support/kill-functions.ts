import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { functionsCodebase } from './functions-codebase.ts';

/** Result of killing a backend again and again. */
export interface KillReport {
  /** Acknowledged commits. */
  readonly commits: number;
  /** Runs of the function, repetitions included. */
  readonly runs: number;
  /** Commits without a run. */
  readonly lost: readonly number[];
  /** Commits whose runs had different event ids. */
  readonly renamed: readonly number[];
}

const PROCESS = fileURLToPath(new URL('functions-process.ts', import.meta.url));

/** Kills a backend with a function after so many acknowledged commits each, and then lets it finish. */
export async function killFunctions(kills: readonly number[]): Promise<KillReport> {
  const data = mkdtempSync(join(tmpdir(), 'functions-kill-'));
  const seen = join(data, 'seen.txt');
  const codebase = functionsCodebase(`
    import { appendFileSync } from 'node:fs';
    import { onDocumentCreated } from 'firebase-functions/v2/firestore';
    export const note = onDocumentCreated({ document: 'notes/{n}', retry: true }, async (event) => {
      appendFileSync(${JSON.stringify(seen)}, event.params.n + ' ' + event.id + '\\n');
      await new Promise((resolve) => setTimeout(resolve, 3));
    });
  `);
  try {
    const commits: number[] = [];
    for (const most of kills) {
      // The commit after the last acknowledged one may be there, too.
      const next = (commits.at(-1) ?? -2) + 2;
      // Each start finishes what the kill before it interrupted.
      // oxlint-disable-next-line no-await-in-loop
      commits.push(...(await output(data, codebase.folder, { next, most })));
    }
    await output(data, codebase.folder);
    const lines = existsSync(seen) ? readFileSync(seen, 'utf8').trim().split('\n') : [];
    const ids = new Map<number, Set<string>>();
    for (const line of lines) {
      const [n, id = ''] = line.split(' ');
      ids.set(Number(n), (ids.get(Number(n)) ?? new Set()).add(id));
    }
    return {
      commits: commits.length,
      runs: lines.length,
      lost: commits.filter((n) => !ids.has(n)),
      renamed: commits.filter((n) => (ids.get(n)?.size ?? 0) > 1),
    };
  } finally {
    codebase.remove();
    rmSync(data, { recursive: true });
  }
}

/** Starts the backend and kills it after so many lines; returns the numbers that it printed. */
async function output(
  data: string,
  functions: string,
  writing?: { readonly next: number; readonly most: number },
): Promise<number[]> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@quits/source',
      PROCESS,
      data,
      functions,
      ...(writing === undefined ? [] : [String(writing.next)]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += String(chunk);
    if (writing !== undefined && text.split('\n').length > writing.most) child.kill('SIGKILL');
  });
  await once(child, 'close');
  // The last line may be truncated.
  return writing === undefined ? [] : text.split('\n').slice(0, -1).map(Number);
}
