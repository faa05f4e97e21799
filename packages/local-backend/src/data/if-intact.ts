import { DamagedRecordError } from '@quits/service-base';

/** Returns what `read` returns; `undefined` if a record that it reads is damaged, which is reported. */
export function ifIntact<Result>(
  read: () => Result,
  damaged: (record: string) => void = () => undefined,
): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DamagedRecordError)) throw error;
    damaged(error.record);
    return undefined;
  }
}
