/** The polynomial of CRC-32, lowest power in the highest bit. */
const POLYNOMIAL = 0xed_b8_83_20;
const HIGHEST_BIT = 0x80_00_00_00;

/** `x` to the power of `2 ** n`, modulo the polynomial. */
const POWERS: readonly number[] = powers();

/** Returns the factor by which a checksum moves when this many bytes follow, for {@link joinedChecksum}. */
export function factorOf(bytes: number): number {
  let factor = HIGHEST_BIT;
  for (let rest = bytes, power = 3; rest > 0; rest = Math.floor(rest / 2), power += 1) {
    if (rest % 2 === 1) factor = multiply(POWERS[power % POWERS.length] ?? 0, factor);
  }
  return factor;
}

/** Returns the CRC-32 of two texts in a row, given those of each and the factor of the second one's length. */
export function joinedChecksum(first: number, second: number, factor: number): number {
  return (multiply(factor, first) ^ second) >>> 0;
}

/** Multiplies two polynomials, modulo the one of CRC-32. */
function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = HIGHEST_BIT; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ POLYNOMIAL;
  }
  return product >>> 0;
}

function powers(): readonly number[] {
  const all = [HIGHEST_BIT >>> 1];
  for (let n = 1; n < 32; n += 1) {
    const last = all.at(-1) ?? 0;
    all.push(multiply(last, last));
  }
  return all;
}
