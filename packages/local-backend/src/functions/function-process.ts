import type { Log } from '../diagnostics/log.ts';
import { textOf } from './text-of.ts';
import type { Worker } from './worker.ts';

/** Options of {@link FunctionProcess}. */
export interface FunctionProcessOptions {
  /** Starts a worker; calls back if it ends by itself. */
  readonly start: (crashed: (reason: string) => void) => Promise<Worker>;
  /** Called when functions were loaded. */
  readonly loaded: (worker: Worker) => void;
  readonly log: Log;
}

const FIRST_RESTART = 250;
const LONGEST_RESTART = 30_000;

/** The process of a codebase: loaded again when it ends or its files change. */
export class FunctionProcess {
  readonly #options: FunctionProcessOptions;
  #worker: Worker | undefined;
  /** The latest loading; never rejects. */
  #loading: Promise<unknown> = Promise.resolve();
  readonly #waiting = new Set<() => void>();
  #restarts = 0;
  #isStopped = false;

  constructor(options: FunctionProcessOptions) {
    this.#options = options;
  }

  /** The worker; `undefined` while it is loaded or can't be. */
  get worker(): Worker | undefined {
    return this.#worker;
  }

  /** Loads the functions. @throws {Error} with their own error */
  load(): Promise<void> {
    const loading = this.#loading.then(() => this.#load());
    this.#loading = loading.catch(() => undefined);
    return loading;
  }

  /** Loads the functions again; an error is logged. */
  reload(): void {
    this.load().catch((error: unknown) => {
      this.#options.log({
        level: 'error',
        message: `The functions can't be loaded: ${textOf(error)}`,
      });
    });
  }

  /** Notes that a function ran to its end, so that the next crash isn't one of a series. */
  succeeded(): void {
    this.#restarts = 0;
  }

  /** Resolves with the worker once it is loaded, or after a time in ms with `undefined`. */
  async ready(patience: number): Promise<Worker | undefined> {
    if (this.#worker === undefined && !this.#isStopped) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
        timer = setTimeout(resolve, patience);
        timer.unref();
      });
      clearTimeout(timer);
    }
    return this.#worker;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wakeWaiting();
    await this.#loading;
    await this.#worker?.stop();
    this.#worker = undefined;
  }

  async #load(): Promise<void> {
    const former = this.#worker;
    this.#worker = undefined;
    await former?.stop();
    if (this.#isStopped) return;
    const worker = await this.#options.start((reason) => {
      if (this.#worker === worker) this.#crashed(reason);
    });
    this.#worker = worker;
    this.#options.loaded(worker);
    this.#wakeWaiting();
  }

  #crashed(reason: string): void {
    this.#worker = undefined;
    const delay = Math.min(FIRST_RESTART * 2 ** this.#restarts, LONGEST_RESTART);
    this.#restarts += 1;
    this.#options.log({
      level: 'error',
      message: `The process of the functions ended with ${reason}. It starts again.`,
    });
    setTimeout(() => {
      if (!this.#isStopped && this.#worker === undefined) this.reload();
    }, delay).unref();
  }

  #wakeWaiting(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
