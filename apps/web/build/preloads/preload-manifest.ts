/** Fields of a bundled script that the manifest is created from. */
export interface BundledScript {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  /** File names of its static imports. */
  readonly imports: readonly string[];
  readonly isEntry: boolean;
}

/**
 * A document or a query to read before the code of the database has loaded. `$1` stands for the first parameter of the screen's path, `$2` for the second,
 * `$uid` for the user's uid.
 */
export interface FirstRead {
  /** As `firstKey` of `@quits/firestore` returns it. */
  readonly key: string;
  /** A query in the format of the REST interface. */
  readonly query?: object;
  /** Contents of the first frame of the screen from the documents. */
  readonly shows?: readonly Shown[];
  /** Whether only the frame needs it, since the screen waits for other data anyway. @default false */
  readonly isForFrame?: boolean;
}

/** Contents of a first frame in the elements with the name of a slot. */
export type Shown =
  /** A text of each document, in the order of the elements. */
  | {
      readonly slot: string;
      readonly field: string;
      /** Documents with this field aren't shown. */
      readonly unless?: string;
    }
  /** The text that the element has in `data-text`, if the JSON of fields of the only document matches regular expressions. */
  | { readonly slot: string; readonly where: Readonly<Record<string, string>> };

/** A part of a frame; see `FRAMES`. */
export type FrameName =
  | 'shell'
  | 'groupShell'
  | 'group'
  | 'groupOfExpense'
  | 'expenses'
  | 'expense'
  | 'balances'
  | 'rows'
  | 'groups'
  | 'welcome';

/** Static markup of first frames, in parts that several screens share. */
export interface FrameSource {
  /**
   * Contains `{0}` in place of the first text and so on, `{in}` in place of the part inside, and `$1` for the first parameter of the
   * path, `$2` for the second.
   */
  readonly html: Readonly<Record<string, string>>;
  /** Keys of the texts; one that ends with `_` lacks the plural category of a usual number, 8. */
  readonly keys: readonly string[];
  /** Languages that are written from right to left. */
  readonly rtl: readonly string[];
}

/** Code of the screen at URLs that match a pattern. */
export interface ScreenCode {
  /** Pattern as in the routes, e.g. `/groups/:groupId`. */
  readonly path: string;
  /** Path suffixes of the modules that the route imports. */
  readonly modules: readonly string[];
  /** The same of its workers, which start last. */
  readonly workers?: readonly string[];
  /** Data that the screen shows first. */
  readonly reads?: readonly FirstRead[];
  /** Parts of its first frame, from the outermost to the innermost. */
  readonly frame?: readonly FrameName[];
  /** The same for visitors without a session. */
  readonly publicFrame?: readonly FrameName[];
  /** Whether visitors without a session see this screen; otherwise they are redirected. @default false */
  readonly isPublic?: boolean;
}

/** Input of {@link createPreloadManifest}. */
export interface PreloadSources {
  /** Modules that every page imports after its entry. */
  readonly always: readonly string[];
  /** Modules that every page imports for a signed-in user. */
  readonly account: readonly string[];
  /** Modules of Auth and Firestore, without which a screen with first reads can show its data. */
  readonly provider: readonly string[];
  /** The first one that matches a URL counts. */
  readonly screens: readonly ScreenCode[];
  /** URL of the configuration, unless it is built in. */
  readonly config?: string;
  readonly frame?: FrameSource;
}

/** Manifest that an inline script reads before any module runs; numbers are indexes into `files`. */
export interface PreloadManifest {
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, readonly number[]>>;
  readonly always: readonly number[];
  readonly account: readonly number[];
  readonly provider: readonly number[];
  readonly screens: readonly {
    /** Source of a regular expression. */
    readonly path: string;
    readonly files: readonly number[];
    readonly isPublic?: true;
    readonly reads?: readonly FirstRead[];
    readonly frame?: readonly string[];
    readonly publicFrame?: readonly string[];
  }[];
  readonly config?: string;
  readonly frame?: FrameSource;
}

const TEXTS = /\/texts\/locales\/([\w-]+)\.ts$/;

/**
 * Lists the scripts that the screen at each URL needs, so that the page can preload all of them at once.
 * @throws {Error} if no script contains a module, because it was moved or removed
 */
export function createPreloadManifest(
  scripts: readonly BundledScript[],
  { always, account, provider, screens, config, frame }: PreloadSources,
): PreloadManifest {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  // The page's own tags load these.
  const here = closure(scripts.filter(({ isEntry }) => isEntry));
  const files: string[] = [];

  function closure(roots: readonly BundledScript[]): Set<BundledScript> {
    const found = new Set(roots);
    for (const { imports } of found) {
      for (const name of imports) {
        const script = byName.get(name);
        if (script !== undefined) found.add(script);
      }
    }
    return found;
  }

  function numberOf({ fileName }: BundledScript): number {
    const path = `/${fileName}`;
    const at = files.indexOf(path);
    return at >= 0 ? at : files.push(path) - 1;
  }

  function filesOf(modules: readonly string[]): readonly number[] {
    const roots = modules.flatMap((module) => {
      const holding = scripts.filter(
        ({ facadeModuleId, moduleIds }) =>
          facadeModuleId?.endsWith(module) === true || moduleIds.some((id) => id.endsWith(module)),
      );
      if (holding.length === 0) throw new Error(`No script holds ${module}. Correct preloads.`);
      return holding;
    });
    return [...closure(roots)].filter((script) => !here.has(script)).map(numberOf);
  }

  const texts = scripts.flatMap(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId ?? '', ...moduleIds].flatMap((id) => TEXTS.exec(id)?.[1] ?? []),
  );
  return {
    texts: Object.fromEntries(
      [...new Set(texts)].map((locale) => [locale, filesOf([`/texts/locales/${locale}.ts`])]),
    ),
    always: filesOf(always),
    account: filesOf(account),
    provider: filesOf(provider),
    screens: screens.map(({ path, modules, workers = [], isPublic, ...rest }) => ({
      path: patternOf(path),
      files: [...filesOf(modules), ...filesOf(workers)],
      ...(isPublic === true && { isPublic }),
      ...rest,
    })),
    files,
    ...(config !== undefined && { config }),
    ...(frame !== undefined && { frame }),
  };
}

function patternOf(path: string): string {
  return `^${path.replaceAll(/:\w+/g, '([^/]+)')}/?$`;
}
