/** Round constants of SHA-256: the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = new Int32Array(64);
/** The initial state, of the square roots of the first eight. */
const START = new Int32Array(8);

let found = 0;
for (let n = 2; found < 64; n += 1) {
  if (!isPrime(n)) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(n));
  ROUND[found] = fraction(Math.cbrt(n));
  found += 1;
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false;
  return true;
}

function fraction(root: number): number {
  return Math.trunc((root % 1) * 2 ** 32) | 0;
}

const words = new Int32Array(64);

/** Length of the longest text that {@link leadingZeros} takes. */
export const LONGEST_TEXT = 55;

/**
 * Returns the number of zero bits at the start of the SHA-256 of an ASCII text of up to 55 characters, at most 32.
 * Unlike `crypto.subtle`, it is synchronous, which is many times faster for short texts.
 */
export function leadingZeros(text: string): number {
  const { length } = text;
  words.fill(0, 0, 16);
  for (let index = 0; index < length; index += 1) put(index, text.charCodeAt(index));
  put(length, 0x80);
  words[15] = length * 8;
  for (let index = 16; index < 64; index += 1) {
    const [late, early] = [at(words, index - 2), at(words, index - 15)];
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    words[index] = at(words, index - 16) + s0 + at(words, index - 7) + s1;
  }
  let [a, b, c, d] = [at(START, 0), at(START, 1), at(START, 2), at(START, 3)];
  let [e, f, g, h] = [at(START, 4), at(START, 5), at(START, 6), at(START, 7)];
  for (let index = 0; index < 64; index += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, index) + at(words, index)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  // Only the first word of the hash counts.
  return Math.clz32((at(START, 0) + a) | 0);
}

function put(index: number, byte: number): void {
  words[index >> 2] = at(words, index >> 2) | (byte << (24 - (index & 3) * 8));
}

/** An element within the bounds of the array. */
function at(array: Int32Array, index: number): number {
  return array[index] ?? 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
