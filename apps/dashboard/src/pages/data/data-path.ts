/** The columns that a path shows. */
export interface DataPath {
  /** Path of the document that holds the collections; empty for the root. */
  readonly parent: string;
  /** Path of the open collection. */
  readonly collection: string | undefined;
  /** Path of the open document. */
  readonly document: string | undefined;
}

/** Returns the columns of a path, which has an even number of segments for a document. */
export function dataPath(segments: readonly string[]): DataPath {
  if (segments.length === 0) return { parent: '', collection: undefined, document: undefined };
  const isDocument = segments.length % 2 === 0;
  const collection = isDocument ? segments.slice(0, -1) : segments;
  return {
    parent: collection.slice(0, -1).join('/'),
    collection: collection.join('/'),
    document: isDocument ? segments.join('/') : undefined,
  };
}

/** Returns the URL of a document's or collection's page. */
export function dataUrl(path: string): string {
  if (path === '') return '/data';
  return `/data/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the last segment of a path. */
export function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the paths above a path and itself, nearest to the root first. */
export function pathsTo(path: string): readonly string[] {
  if (path === '') return [];
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
