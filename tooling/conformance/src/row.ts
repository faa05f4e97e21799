/** A test of this repository. */
export interface Shown {
  /** Path from the root. */
  readonly file: string;
  /** Title as in the file, including placeholders. */
  readonly title: string;
  /** Text in the file that identifies one case of a parameterized title. */
  readonly of?: string;
}

interface Documented {
  /** Unique id for probes and fixtures; never reused. */
  readonly id: string;
  /** Behavior of the service. */
  readonly says: string;
  /** URL of the documentation. */
  readonly source: string;
}

/** Comparison of the embedded backend with a documented behavior of the service. */
export type Row =
  | (Documented & {
      readonly state: 'tested';
      readonly backend: 'same' | 'stricter' | 'differs';
      readonly how?: string;
      readonly test: Shown;
    })
  | (Documented & { readonly state: 'not there'; readonly how: string })
  | (Documented & { readonly state: 'unverified'; readonly how: string; readonly test?: Shown });

/** A heading with its rows. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Creates a row for behavior that matches the documentation. */
export function same(id: string, source: string, says: string, test: Shown, how?: string): Row {
  const more = how === undefined ? {} : { how };
  return { state: 'tested', backend: 'same', id, source, says, test, ...more };
}

/** The backend refuses more than is documented. */
export function stricter(id: string, source: string, says: string, how: string, test: Shown): Row {
  return { state: 'tested', backend: 'stricter', id, source, says, how, test };
}

/** Creates a row for behavior that differs, as a test confirms. */
export function differs(id: string, source: string, says: string, how: string, test: Shown): Row {
  return { state: 'tested', backend: 'differs', id, source, says, how, test };
}

/** The backend does not have it. */
export function absent(id: string, source: string, says: string, how: string): Row {
  return { state: 'not there', id, source, says, how };
}

/**
 * Creates a row for unverified behavior of the service; a run against a real project can verify it.
 */
export function unverified(
  id: string,
  source: string,
  says: string,
  how: string,
  test?: Shown,
): Row {
  const shown = test === undefined ? {} : { test };
  return { state: 'unverified', id, source, says, how, ...shown };
}

/** Creates references to the tests of one file, given by its path from the root. */
export function testsOf(file: string): (title: string, of?: string) => Shown {
  return (title, of) => ({ file, title, ...(of === undefined ? {} : { of }) });
}
