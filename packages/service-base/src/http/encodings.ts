import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compression of a body, best first. */
export type Encoding = 'br' | 'gzip';

const SMALLEST = 1024;
/** Higher levels take longer than the saved bytes would on any connection. */
const QUALITY = { quick: 6, best: 11 } as const;

/** Returns whether an `Accept-Encoding` header admits an encoding. */
export function acceptsEncoding(accept: string | undefined, encoding: Encoding): boolean {
  const accepted = new Map(
    (accept ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((part) => part.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  return (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
}

/** The best encoding that a caller accepts; `undefined` for none. */
export function acceptedEncoding(accept: string | undefined): Encoding | undefined {
  return (['br', 'gzip'] as const).find((encoding) => acceptsEncoding(accept, encoding));
}

/**
 * Compresses a body; returns `undefined` for a small one. `best` saves Brotli another 8 % and takes seconds for a
 * megabyte: for files that are sent often, compressed while no client waits.
 */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  effort: keyof typeof QUALITY = 'quick',
): Promise<Buffer | undefined> {
  if (body.length < SMALLEST) return undefined;
  if (encoding === 'gzip') return promisify(gzip)(body);
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Returns whether bodies of a media type become smaller by compressing them. */
export function isCompressible(type: string): boolean {
  return (
    /^(?:text\/|application\/(?:json|manifest\+json|xml|wasm)|image\/svg)/.test(type) ||
    type === 'font/ttf'
  );
}
