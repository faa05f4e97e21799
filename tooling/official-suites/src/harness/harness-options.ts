/** Options for running a test file. */
export interface HarnessOptions {
  /** Positions of the tests that have run already. */
  readonly skip: readonly number[];
  /** Source of an expression that full titles have to match. */
  readonly titles: string;
  /** Timeout of a test without its own, in ms. */
  readonly timeout: number;
  /** Whether the file signals itself when its tests are defined. */
  readonly delay: boolean;
  /** `__karma__.config`, which contains the tests' settings. */
  readonly karma?: Readonly<Record<string, unknown>>;
  /** Flags on the command line, in Node. */
  readonly flags: readonly string[];
  readonly globals: Readonly<Record<string, unknown>>;
  /** Redirected origins. */
  readonly origins: Readonly<Record<string, string>>;
}
