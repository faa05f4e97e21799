import type { ObjectMetadata } from '@quits/security-rules';

/** Metadata that an object's owner can set. */
export interface OwnMetadata {
  readonly cacheControl?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly contentType?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** An object as stored. */
export interface StoredObject extends OwnMetadata {
  readonly bucket: string;
  readonly name: string;
  /** Grows with each overwriting; in decimal digits. */
  readonly generation: string;
  /** Grows with each change of the metadata; in decimal digits. */
  readonly metageneration: string;
  /** Size in bytes. */
  readonly size: number;
  /** RFC 3339. */
  readonly timeCreated: string;
  readonly updated: string;
  /** Base64. */
  readonly md5Hash: string;
  /** Base64. */
  readonly crc32c: string;
  /** Checksums of its blocks, base64; missing in objects of earlier releases until they are read. */
  readonly blocks?: string;
  /** Each token permits downloads. */
  readonly downloadTokens: readonly string[];
  /** Name of the file with the bytes. */
  readonly blob: string;
}

/** Changes with every change of the object or of its metadata. */
export function etagOf({ generation, metageneration }: StoredObject): string {
  return Buffer.from(`${generation}.${metageneration}`).toString('base64url');
}

/** Converts an object for the rules. */
export function rulesMetadata(object: StoredObject): ObjectMetadata {
  const { size, downloadTokens: _tokens, blob: _blob, blocks: _blocks, ...rest } = object;
  return { ...rest, size: String(size), etag: etagOf(object) };
}

/** An object in the service's words. */
export function describeObject(object: StoredObject): Readonly<Record<string, unknown>> {
  const { size, downloadTokens, blob: _blob, blocks: _blocks, ...rest } = object;
  return {
    kind: 'storage#object',
    contentType: 'application/octet-stream',
    contentDisposition: `inline; filename*=utf-8''${encodeURIComponent(baseName(object.name))}`,
    ...rest,
    size: String(size),
    etag: etagOf(object),
    storageClass: 'STANDARD',
    downloadTokens: downloadTokens.join(','),
  };
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Returns an object without its owner's metadata. */
export function withoutOwn(object: StoredObject): StoredObject {
  const {
    cacheControl: _cache,
    contentDisposition: _disposition,
    contentEncoding: _encoding,
    contentLanguage: _language,
    contentType: _type,
    metadata: _metadata,
    ...fixed
  } = object;
  return fixed;
}
