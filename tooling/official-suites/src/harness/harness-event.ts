/** Event of a running test file; tests are identified by their position in the file. */
export type HarnessEvent =
  | { readonly kind: 'found'; readonly titles: readonly string[] }
  /** `limit` is the test's own timeout in ms, 0 if it has none. */
  | { readonly kind: 'started'; readonly test: number; readonly limit: number }
  | {
      readonly kind: 'ended';
      readonly test: number;
      readonly outcome: 'passed' | 'failed' | 'skipped';
      readonly message?: string;
    }
  /** A hook outside a test failed; the tests that it prepares do not run. */
  | { readonly kind: 'hook-failed'; readonly message: string }
  /** The file did not load. */
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'done' };
