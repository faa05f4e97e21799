const GPS_POINTER = 0x8825;
const ENTRY = 12;
/** `Exif` and two zeros. */
const MARK = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** Bytes of one value by its type number in TIFF. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/**
 * Overwrites the location in the Exif data of a file that can't be re-encoded, e.g. HEIC without
 * browser support; everything else stays unchanged.
 * @returns a copy without the location; the same bytes if there was none
 */
export function stripGpsMetadata(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  let stripped = false;
  for (let at = find(copy, 0); at !== -1; at = find(copy, at + 1)) {
    stripped = stripFromTiff(copy, at) || stripped;
  }
  return stripped ? copy : bytes;
}

/** The next TIFF header behind an Exif mark, in either byte order. */
function find(bytes: Uint8Array, from: number): number {
  for (let at = from; at + MARK.length + 8 <= bytes.length; at += 1) {
    if (!MARK.every((byte, index) => bytes[at + index] === byte)) continue;
    const [first, second, third, fourth] = bytes.subarray(at + MARK.length);
    const little = first === 0x49 && second === 0x49 && third === 42 && fourth === 0;
    const big = first === 0x4d && second === 0x4d && third === 0 && fourth === 42;
    if (little || big) return at + MARK.length;
  }
  return -1;
}

function stripFromTiff(bytes: Uint8Array, start: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  const little = bytes[start] === 0x49;
  const directory = view.getUint32(4, little);
  for (const entry of entriesOf(view, directory, little)) {
    if (view.getUint16(entry, little) !== GPS_POINTER) continue;
    const place = view.getUint32(entry + 8, little);
    for (const one of entriesOf(view, place, little)) stripEntry(view, one, little);
    view.setUint16(place, 0, little);
    return true;
  }
  return false;
}

function entriesOf(view: DataView, directory: number, little: boolean): number[] {
  if (directory + 2 > view.byteLength) return [];
  const count = view.getUint16(directory, little);
  if (directory + 2 + count * ENTRY > view.byteLength) return [];
  return Array.from({ length: count }, (_, index) => directory + 2 + index * ENTRY);
}

function stripEntry(view: DataView, entry: number, little: boolean): void {
  const size = (SIZES[view.getUint16(entry + 2, little)] ?? 0) * view.getUint32(entry + 4, little);
  const elsewhere = size > 4 ? view.getUint32(entry + 8, little) : undefined;
  if (elsewhere !== undefined && elsewhere + size <= view.byteLength) {
    for (let at = 0; at < size; at += 1) view.setUint8(elsewhere + at, 0);
  }
  for (let at = 0; at < ENTRY; at += 1) view.setUint8(entry + at, 0);
}
