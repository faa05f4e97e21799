import type { Addresses, LocalBackendOptions } from '@quits/local-backend';

/** A checkout that suites are taken from. */
export type Repository = 'sdk' | 'admin' | 'cloud-firestore';

/** Tests that need a product that is not there. */
interface Missing {
  /** Matched against the file and the full title, with a space between. */
  readonly tests: RegExp;
  readonly why: string;
}

/** One official suite: which files, where they run, and what they are told. */
export interface Suite {
  readonly name: string;
  readonly repository: Repository;
  readonly platform: 'chromium' | 'node';
  /** Folder of the package in its checkout. */
  readonly folder: string;
  /** Globs of test files, from the folder. */
  readonly files: readonly string[];
  readonly except?: readonly string[];
  /** Only tests whose full title matches. */
  readonly titles?: RegExp;
  /** Modules that are loaded before each file, from the folder. */
  readonly setup?: readonly string[];
  /** Extensions of Chai that only some of the files ask for, and all count on. */
  readonly chai?: readonly string[];
  /** Takes the place of `platform/` in imports, as the SDK's own builds do it. */
  readonly variant?: string;
  /** Packages of the registry that the tests import, in the versions that the checkout names. */
  readonly libraries: readonly string[];
  /** Folders of the checkout that are built, and where the package of the registry has them. */
  readonly published?: readonly { readonly from: string; readonly to: string }[];
  /** A folder of sources that cannot be bundled and are compiled file by file. */
  readonly compiled?: string;
  /** Runs all files in one, for tests that share a browser. */
  readonly together?: boolean;
  /** Whether the files say themselves when their tests are all there. */
  readonly delay?: boolean;
  readonly backend: LocalBackendOptions;
  readonly settings: (addresses: Addresses) => SuiteSettings;
  readonly missing?: readonly Missing[];
}

/** Where the tests find the backend. */
interface SuiteSettings {
  readonly environment?: Readonly<Record<string, string>>;
  readonly karma?: Readonly<Record<string, unknown>>;
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Flags on the command line, in Node. */
  readonly flags?: readonly string[];
  /** Origins that are asked in the place of others. */
  readonly origins?: Readonly<Record<string, string>>;
}
