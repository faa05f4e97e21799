/** Result of one test; a hanging or crashing one ends its file's process. */
export interface Outcome {
  readonly file: string;
  readonly title: string;
  readonly result: 'passed' | 'failed' | 'hung' | 'crashed' | 'not run' | 'skipped';
  readonly message?: string;
  /** Unavailable product that the test requires, or another cause outside the backend. */
  readonly missing?: string;
}

/** All outcomes of a suite. */
export interface SuiteOutcome {
  readonly suite: string;
  readonly seconds: number;
  readonly tests: readonly Outcome[];
}
