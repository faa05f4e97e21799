/**
 * An id that depends on nothing but the text: the same content gives the same id on any device, so a second import meets
 * the first. 106 bits of two independent 53-bit hashes; a million rows collide with a chance below 10^-19.
 */
export function stableId(text: string): string {
  return `i${hash53(text, 0x9e3779b9)}${hash53(text, 0x7f4a7c15)}`;
}

function hash53(text: string, seed: number): string {
  let low = 0xdeadbeef ^ seed;
  let high = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x85ebca77);
    high = Math.imul(high ^ code, 0xc2b2ae3d);
  }
  low = mix(low, high);
  high = mix(high, low);
  return ((high & 0x1fffff) * 2 ** 32 + (low >>> 0)).toString(36).padStart(11, '0');
}

function mix(a: number, b: number): number {
  return Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
}
