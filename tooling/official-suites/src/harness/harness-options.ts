/** What a test file is run with. */
export interface HarnessOptions {
  /** Positions of the tests that have run already. */
  readonly skip: readonly number[];
  /** Source of an expression that full titles have to match. */
  readonly titles: string;
  /** Of a test that sets none, in ms. */
  readonly timeout: number;
  /** Whether the file says itself when its tests are all there. */
  readonly delay: boolean;
  /** `__karma__.config`, where the tests look for their settings. */
  readonly karma?: Readonly<Record<string, unknown>>;
  /** Flags on the command line, in Node. */
  readonly flags: readonly string[];
  readonly globals: Readonly<Record<string, unknown>>;
  /** Origins that are asked in the place of others. */
  readonly origins: Readonly<Record<string, string>>;
}
