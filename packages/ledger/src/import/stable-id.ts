/**
 * Computes an id from text alone: the same content has the same id on every device, so a repeated
 * import finds the first one. 128 bits from four lanes, each of which hashes every character; not
 * collision-resistant against an attacker.
 */
export function stableId(text: string): string {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x85ebca77);
    b = Math.imul(b ^ code ^ (a >>> 15), 0xc2b2ae3d);
    c = Math.imul(c ^ code ^ (b >>> 13), 0x27d4eb2f);
    d = Math.imul(d ^ code ^ (c >>> 16), 0x165667b1);
  }
  return `i${[a ^ d, b ^ a, c ^ b, d ^ c].map(written).join('')}`;
}

/** Mixes the bits of a lane once more and encodes it in seven digits. */
function written(lane: number): string {
  let hash = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(36).padStart(7, '0');
}
