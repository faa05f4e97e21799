import type { StartAttempt } from './attempt.ts';
import type { HarnessEvent } from './harness/harness-event.ts';
import type { HarnessOptions } from './harness/harness-options.ts';
import type { Outcome } from './outcome.ts';

/** Timeouts of the runner, in ms. */
export interface Patience {
  /** For a test without its own timeout, enforced by Mocha. */
  readonly test: number;
  /** For loading a file until it has defined its tests. */
  readonly load: number;
  /** For a report after a test's timeout, enforced by the runner. */
  readonly silence: number;
}

type Ended = Omit<Outcome, 'file' | 'title'>;

/**
 * Runs a bundle to its last test: one that hangs or ends the process is reported, and the following
 * ones run in another attempt.
 */
export async function runFile(
  file: string,
  bundle: string,
  start: StartAttempt,
  options: Omit<HarnessOptions, 'skip' | 'timeout'>,
  patience: Patience,
): Promise<readonly Outcome[]> {
  const results = new Map<number, Ended>();
  let titles: readonly string[] = [];

  for (;;) {
    const before = results.size;
    const attempt = await runOnce(
      bundle,
      start,
      {
        ...options,
        skip: [...results.keys()],
        timeout: patience.test,
      },
      patience,
      (event) => {
        if (event.kind === 'found') titles = event.titles;
        if (event.kind === 'ended' && results.get(event.test)?.result !== 'failed') {
          const { outcome: result, message } = event;
          results.set(event.test, message === undefined ? { result } : { result, message });
        }
      },
    );
    if (attempt.current !== undefined && !results.has(attempt.current)) {
      results.set(attempt.current, {
        result: attempt.result === 'hung' ? 'hung' : 'crashed',
        message: attempt.why,
      });
    }
    if (titles.length === 0 && attempt.result !== 'done') {
      return [{ file, title: '(the file)', result: attempt.result, message: attempt.why }];
    }
    const goesOn = attempt.result !== 'done' && results.size > before;
    if (goesOn && results.size < titles.length) continue;
    return titles.map((title, test) => ({
      file,
      title,
      ...(results.get(test) ?? { result: 'not run', message: attempt.why }),
    }));
  }
}

interface AttemptResult {
  readonly result: 'done' | 'hung' | 'crashed';
  readonly why: string;
  /** Test that was running at the end. */
  readonly current: number | undefined;
}

async function runOnce(
  bundle: string,
  start: StartAttempt,
  options: HarnessOptions,
  patience: Patience,
  onEvent: (event: HarnessEvent) => void,
): Promise<AttemptResult> {
  let current: number | undefined;
  let isDone = false;
  let hook = '';
  const silent = Promise.withResolvers<string>();
  let timer: NodeJS.Timeout | undefined;
  const waitAtMost = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      silent.resolve(`no sign of life for ${ms} ms`);
    }, ms);
  };
  waitAtMost(patience.load);
  const attempt = await start(bundle, options, (event) => {
    const limit = event.kind === 'started' ? event.limit : 0;
    waitAtMost(limit + patience.silence);
    if (event.kind === 'started') current = event.test;
    if (event.kind === 'ended' && event.test === current) current = undefined;
    if (event.kind === 'hook-failed') hook = event.message;
    if (event.kind === 'done') isDone = true;
    onEvent(event);
  });
  const hung = silent.promise.then((why) => ({ result: 'hung' as const, why }));
  const ended = attempt.ended.then((why) => ({ result: 'crashed' as const, why }));
  const { result, why } = await Promise.race([hung, ended]);
  clearTimeout(timer);
  await attempt.stop();
  if (isDone) return { result: 'done', why: hook, current: undefined };
  return { result, why, current };
}
