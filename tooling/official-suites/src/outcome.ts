/** How one test ended; a hanging or crashing one took its file down with it. */
export interface Outcome {
  readonly file: string;
  readonly title: string;
  readonly result: 'passed' | 'failed' | 'hung' | 'crashed' | 'not run' | 'skipped';
  readonly message?: string;
  /** The product that it needs and that is not there. */
  readonly missing?: string;
}

/** All outcomes of a suite. */
export interface SuiteOutcome {
  readonly suite: string;
  readonly seconds: number;
  readonly tests: readonly Outcome[];
}
