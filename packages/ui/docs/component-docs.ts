/** How far the props of a component may still change. */
export type ComponentStatus = 'new' | 'stable' | 'beta';

/** Keys with the same effect, each a list of keys pressed together, and what they do. */
export interface KeyboardRow {
  readonly keys: readonly (readonly string[])[];
  readonly effect: string;
}

/**
 * Documentation of a component and those that belong to it, next to their stories; the docs pages render it. What can be
 * measured or read from the code, such as sizes and tokens, isn't part of it.
 */
export interface ComponentDocs {
  /** Exported components, the main one first. */
  readonly components: readonly [string, ...string[]];
  /** `new` in the version of `since`, `beta` while props may change in minor versions. */
  readonly status: ComponentStatus;
  /** First version of the package that has it. */
  readonly since: string;
  /** One sentence that says what it is. */
  readonly summary: string;
  /** Its parts in code. */
  readonly anatomy: string;
  /** Situations to use it in. */
  readonly use: readonly string[];
  /** Situations for something else, with the alternative. */
  readonly avoid: readonly string[];
  readonly pairs: readonly { readonly right: string; readonly wrong: string }[];
  /** Empty for components that take no focus. */
  readonly keyboard: readonly KeyboardRow[];
  readonly accessibility: readonly string[];
}
