/** A position between entries: just before or after all those that start with some bytes. */
export interface Position {
  readonly bytes: Uint8Array;
  readonly isAfter: boolean;
}

/** Entries between two positions; an absent one is no bound. */
export interface Interval {
  readonly lower?: Position | undefined;
  readonly upper?: Position | undefined;
}

/** Encodes a position as bytes that sort exactly there. */
export function positionBytes({ bytes, isAfter }: Position): Uint8Array {
  return isAfter ? successor(bytes) : bytes;
}

/** The least bytes above everything that begins with a prefix. */
export function successor(prefix: Uint8Array): Uint8Array {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end -= 1;
  if (end === 0) return Buffer.from([0xff, 0xff]);
  const bytes = Buffer.from(prefix.subarray(0, end));
  bytes[end - 1] = (bytes[end - 1] ?? 0) + 1;
  return bytes;
}

/** Returns the intersection of two intervals. */
export function intersect(a: Interval, b: Interval): Interval {
  return {
    lower: further(a.lower, b.lower, 1),
    upper: further(a.upper, b.upper, -1),
  };
}

/** The same interval in an index that stores its bytes turned round. */
export function invert({ lower, upper }: Interval): Interval {
  return { lower: flip(upper), upper: flip(lower) };
}

function flip(position: Position | undefined): Position | undefined {
  if (position === undefined) return undefined;
  return { bytes: position.bytes.map((byte) => ~byte & 0xff), isAfter: !position.isAfter };
}

function further(
  a: Position | undefined,
  b: Position | undefined,
  sign: 1 | -1,
): Position | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Buffer.compare(positionBytes(a), positionBytes(b)) * sign >= 0 ? a : b;
}
