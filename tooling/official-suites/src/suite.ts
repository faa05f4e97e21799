import type { Addresses, LocalBackendOptions } from '@quits/local-backend';

/** Source repository of suites. */
export type Repository = 'sdk' | 'admin' | 'cloud-firestore';

/** Tests that fail for a cause outside the backend, mostly an unavailable product. */
interface Missing {
  /** Matched against the file and the full title, with a space between. */
  readonly tests: RegExp;
  readonly why: string;
}

/** Page of a suite that drives a browser. */
export interface DrivenPage {
  /** Folder that the tests serve, relative to the suite's folder and to their working directory. */
  readonly folder: string;
  /** Path of the module to bundle, relative to the page's folder. */
  readonly entry: string;
  /** Path of the bundle, relative to the page's folder. */
  readonly bundle: string;
  /** Files of packages that replace scripts from the network, by the script's URL. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** An official suite: its files, its platform, and its settings. */
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
  /** Extensions of Chai that only some of the files import, but all rely on. */
  readonly chai?: readonly string[];
  /** Replaces `platform/` in imports, as in the SDK's own builds. */
  readonly variant?: string;
  /** Packages of the registry that the tests import, in the versions that the checkout names. */
  readonly libraries: readonly string[];
  /** Folders of the checkout that require a build, and their paths in the published package. */
  readonly published?: readonly { readonly from: string; readonly to: string }[];
  /** A folder of sources that can't be bundled and are compiled file by file. */
  readonly compiled?: string;
  /** Runs all files in one, for tests that share a browser. */
  readonly together?: boolean;
  /** Whether the files signal themselves when their tests are defined. */
  readonly delay?: boolean;
  /** Page that the tests open in a browser through WebDriver; the tests run in Node. */
  readonly page?: DrivenPage;
  /** Specifiers of additional packages in fixed versions, by the name under which they are installed. */
  readonly pinned?: Readonly<Record<string, string>>;
  readonly backend: LocalBackendOptions;
  readonly settings: (addresses: Addresses) => SuiteSettings;
  readonly missing?: readonly Missing[];
}

/** Settings with the backend's addresses. */
interface SuiteSettings {
  readonly environment?: Readonly<Record<string, string>>;
  readonly karma?: Readonly<Record<string, unknown>>;
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Flags on the command line, in Node. */
  readonly flags?: readonly string[];
  /** Redirected origins. */
  readonly origins?: Readonly<Record<string, string>>;
}
