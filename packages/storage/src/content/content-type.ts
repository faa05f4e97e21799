/** File types that are detected by content. */
export type ContentType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'image/heic'
  | 'image/avif'
  | 'application/pdf';

/** Number of bytes of a file that are inspected. */
const HEAD_LENGTH = 32;

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

/** Detects a file's type by its first bytes, regardless of its name; `undefined` if unknown. */
export function contentTypeOf(head: Uint8Array): ContentType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'image/gif';
  if (text(0, 5) === '%PDF-') return 'application/pdf';
  if (text(4, 8) !== 'ftyp') return undefined;
  const brand = text(8, 12);
  if (brand === 'avif' || brand === 'avis') return 'image/avif';
  return HEIC_BRANDS.has(brand) ? 'image/heic' : undefined;
}

/** Reads the first bytes of a file and detects its type. */
export async function sniff(file: Blob): Promise<ContentType | undefined> {
  return contentTypeOf(new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer()));
}
