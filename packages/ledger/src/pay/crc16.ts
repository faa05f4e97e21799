/**
 * Returns the CRC-16/CCITT-FALSE of bytes (polynomial 0x1021, initial value 0xFFFF), as EMV QR
 * codes require: 0 to 0xFFFF.
 */
export function crc16(bytes: Iterable<number>): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    }
    crc &= 0xffff;
  }
  return crc;
}
