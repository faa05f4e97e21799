const LENGTH = 16;

/**
 * Creates the token of a version: the storage's id (8 bytes, as hexadecimal digits) and the
 * version's microseconds.
 */
export function encodeResumeToken(storageId: string, version: number): string {
  const bytes = Buffer.alloc(LENGTH);
  bytes.write(storageId, 0, 8, 'hex');
  bytes.writeBigUInt64BE(BigInt(version), 8);
  return bytes.toString('base64');
}

/** The version in a token, or `undefined` when it is another storage's or no token of ours. */
export function decodeResumeToken(storageId: string, token: string): number | undefined {
  const bytes = Buffer.from(token, 'base64');
  if (bytes.length !== LENGTH || bytes.toString('hex', 0, 8) !== storageId) return undefined;
  return Number(bytes.readBigUInt64BE(8));
}
