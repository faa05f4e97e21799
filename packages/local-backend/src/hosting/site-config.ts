/** Which paths an entry is about: a glob as in `"source": "/blog/**"`, or a regular expression. */
export type SitePattern = { readonly glob: string } | { readonly regex: string };

/** An entry of `redirects`. */
export interface SiteRedirect {
  readonly pattern: SitePattern;
  /** Path or URL; `:name` is replaced by a segment of the pattern. */
  readonly destination: string;
  readonly status: number;
}

/** An entry of `rewrites`: to a file, a function, or something that this backend doesn't run. */
export interface SiteRewrite {
  readonly pattern: SitePattern;
  readonly to:
    | { readonly kind: 'file'; readonly path: string }
    | { readonly kind: 'function'; readonly id: string }
    | { readonly kind: 'unsupported'; readonly name: string };
}

/** An entry of `headers`. */
export interface SiteHeaders {
  readonly pattern: SitePattern;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** How a site serves its folder: the `hosting` of a `firebase.json`. */
export interface SiteConfig {
  readonly redirects: readonly SiteRedirect[];
  readonly rewrites: readonly SiteRewrite[];
  readonly headers: readonly SiteHeaders[];
  /** Serves `/about` from `about.html`, and redirects from there. */
  readonly cleanUrls: boolean;
  /** Adds or removes slashes at the end of paths by redirects; `undefined` adds them to folders only. */
  readonly trailingSlash?: boolean;
  /** Folder with the folders of languages and countries, as a path of the site. */
  readonly i18nRoot?: string;
  /** Globs of files that are not served, relative to the folder. */
  readonly ignore: readonly string[];
}
