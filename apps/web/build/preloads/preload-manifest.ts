/** The fields of a bundled script that preloading needs. */
export interface BundledScript {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  /** Scripts that it needs before it runs, by file name. */
  readonly imports: readonly string[];
  readonly isEntry: boolean;
}

/** The code of the screens at some addresses. */
export interface ScreenCode {
  /** As in the routes, e.g. `/groups/:groupId`. */
  readonly path: string;
  /** Ends of the names of the modules that the route imports. */
  readonly modules: readonly string[];
  /** Strangers see the same screen; others are redirected. @default false */
  readonly isPublic?: boolean;
}

/** Input of {@link createPreloadManifest}. */
export interface PreloadSources {
  /** Modules that every page imports after its entry. */
  readonly always: readonly string[];
  /** Modules that a page of a signed-in person imports. */
  readonly account: readonly string[];
  /** The first that fits an address counts. */
  readonly screens: readonly ScreenCode[];
  /** Where the page gets its configuration, unless it is built in. */
  readonly config?: string;
}

/** Manifest that the page reads before its modules; numbers are indexes of `files`. */
export interface PreloadManifest {
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, readonly number[]>>;
  readonly always: readonly number[];
  readonly account: readonly number[];
  readonly screens: readonly {
    /** Source of a regular expression. */
    readonly path: string;
    readonly files: readonly number[];
    readonly isPublic?: true;
  }[];
  readonly config?: string;
}

const TEXTS = /\/texts\/locales\/([\w-]+)\.ts$/;

/**
 * Lists which scripts the screen at an address needs, so that a page can ask for all of them at once.
 * @throws {Error} when a module is in no script: the list names what no longer exists
 */
export function createPreloadManifest(
  scripts: readonly BundledScript[],
  { always, account, screens, config }: PreloadSources,
): PreloadManifest {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  // The page's own tags bring these.
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
    screens: screens.map(({ path, modules, isPublic }) => ({
      path: patternOf(path),
      files: filesOf(modules),
      ...(isPublic === true && { isPublic }),
    })),
    files,
    ...(config !== undefined && { config }),
  };
}

function patternOf(path: string): string {
  return `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`;
}
