/** A test of this repository. */
export interface Shown {
  /** From the root. */
  readonly file: string;
  /** As it stands in the file, placeholders included. */
  readonly title: string;
  /** What stands in the file for the one case that is meant, where the title covers several. */
  readonly of?: string;
}

interface Documented {
  /** Names the row for probes and fixtures; never given to another one. */
  readonly id: string;
  /** What the service does. */
  readonly says: string;
  /** Where that is said. */
  readonly source: string;
}

/** How the embedded backend stands to something that the service is documented to do. */
export type Row =
  | (Documented & {
      readonly state: 'tested';
      readonly backend: 'same' | 'stricter' | 'differs';
      readonly how?: string;
      readonly test: Shown;
    })
  | (Documented & { readonly state: 'not there'; readonly how: string })
  | (Documented & { readonly state: 'unverified'; readonly how: string; readonly test?: Shown });

/** A heading and what stands under it. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The backend does what is documented. */
export function same(id: string, source: string, says: string, test: Shown, how?: string): Row {
  const more = how === undefined ? {} : { how };
  return { state: 'tested', backend: 'same', id, source, says, test, ...more };
}

/** The backend refuses more than is documented. */
export function stricter(id: string, source: string, says: string, how: string, test: Shown): Row {
  return { state: 'tested', backend: 'stricter', id, source, says, how, test };
}

/** The backend does something else, and a test holds it to that. */
export function differs(id: string, source: string, says: string, how: string, test: Shown): Row {
  return { state: 'tested', backend: 'differs', id, source, says, how, test };
}

/** The backend does not have it. */
export function absent(id: string, source: string, says: string, how: string): Row {
  return { state: 'not there', id, source, says, how };
}

/** What the service does is not known for certain; a run against a real project can tell. */
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

/** Makes references to the tests of one file, named from the root. */
export function testsOf(file: string): (title: string, of?: string) => Shown {
  return (title, of) => ({ file, title, ...(of === undefined ? {} : { of }) });
}
