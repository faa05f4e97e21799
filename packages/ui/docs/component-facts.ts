/** Measurements of a component, and facts read from its files. */
export interface ComponentFacts {
  /** Custom properties that its style sheets use. */
  readonly tokens: readonly string[];
  /** Script of each export alone, in bytes, minified and gzipped, without React. */
  readonly script: Readonly<Record<string, number>>;
  /** Its part of the one style sheet, in bytes, minified and gzipped alone. */
  readonly styles: number;
  /** Number of stories, and of those that the tests check with axe. */
  readonly stories: { readonly all: number; readonly axe: number };
}

/** Facts about the whole kit. */
export interface KitFacts {
  readonly version: string;
  /** Script and styles of everything, in bytes, minified and gzipped, without React. */
  readonly size: { readonly script: number; readonly styles: number };
  /** By the path of the documentation without its ending, such as `chip/chip`. */
  readonly components: Readonly<Record<string, ComponentFacts>>;
  readonly changes: readonly KitChange[];
}

/** Changes of one version, newest first. */
export interface KitChange {
  /** `next` for changes that aren't released. */
  readonly version: string;
  /** Lines of Markdown. */
  readonly lines: readonly string[];
}
