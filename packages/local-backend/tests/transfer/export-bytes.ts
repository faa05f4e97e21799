/**
 * An export of Firestore from bytes, written after the formats alone (LevelDB's log, protocol buffers with groups):
 * shares no code with what reads it.
 */

const CRC_TABLE = Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1)
    crc = (crc % 2 === 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1) >>> 0;
  return crc >>> 0;
});

/** CRC-32C as LevelDB stores it: rotated right by 15 bits, plus a constant. */
function maskedCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes)
    crc = ((CRC_TABLE[((crc ^ byte) >>> 0) % 256] ?? 0) ^ (crc >>> 8)) >>> 0;
  const plain = (crc ^ 0xffffffff) >>> 0;
  const rotated = (BigInt(plain) >> 15n) | ((BigInt(plain) << 17n) & 0xffffffffn);
  return Number((rotated + 0xa282ead8n) & 0xffffffffn);
}

/** Writes records into blocks of 32 KiB. */
export function logOf(records: readonly Buffer[]): Buffer {
  let log = Buffer.alloc(0);
  for (const record of records) {
    let rest: Buffer | undefined = record;
    let isFirst = true;
    while (rest !== undefined) {
      const room: number = 32_768 - (log.length % 32_768);
      if (room < 7) log = Buffer.concat([log, Buffer.alloc(room)]);
      const space: number = 32_768 - (log.length % 32_768) - 7;
      const data: Buffer = rest.subarray(0, space);
      const isLast: boolean = rest.length <= space;
      const kind = isFirst ? (isLast ? 1 : 2) : isLast ? 4 : 3;
      const head = Buffer.from([0, 0, 0, 0, data.length % 256, data.length >> 8, kind]);
      head.writeUInt32LE(maskedCrc(Buffer.concat([Buffer.from([kind]), data])));
      log = Buffer.concat([log, head, data]);
      rest = isLast ? undefined : rest.subarray(space);
      isFirst = false;
    }
  }
  return log;
}

/** Bytes in hexadecimal; spaces separate them. */
export function hex(...parts: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part.replaceAll(' ', ''), 'hex') : part,
    ),
  );
}

/** A field of bytes: its tag in hexadecimal, the length, the bytes. Only short ones. */
export function sized(tag: string, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  if (bytes.length > 16_383) throw new Error('Too long.');
  const length =
    bytes.length < 128
      ? [bytes.length]
      : [(bytes.length % 128) + 128, Math.floor(bytes.length / 128)];
  return hex(tag, Buffer.from(length), bytes);
}

/** A document with a key of one element, and properties. */
export function documentOf(
  [collection, id]: readonly [string, string],
  properties: readonly Buffer[],
  database?: string,
): Buffer {
  const element = hex('0b', sized('12', collection), sized('22', id), '0c');
  const key = hex(
    sized('6a', 'dev~demo'),
    sized('72', element),
    database === undefined ? '' : sized('ba 01', database),
  );
  return hex(sized('6a', key), ...properties, sized('82 01', element));
}

/** A property: `tag` 7a or 72, meaning 0 for none, and the bytes of its value. */
export function propertyOf(name: string, value: Buffer, meaning = 0, isMultiple = false): Buffer {
  return sized(
    '7a',
    hex(
      meaning === 0 ? '' : hex('08', Buffer.from([meaning])),
      sized('1a', name),
      isMultiple ? '20 01' : '20 00',
      sized('2a', value),
    ),
  );
}
