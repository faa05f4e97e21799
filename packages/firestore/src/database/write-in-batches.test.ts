import { describe, expect, it } from 'vitest';
import { MAX_BYTES, problemOf, sizeOf } from '../write/check-batch.ts';
import type { RecordedBatch } from '../write/record-batch.ts';
import { pack } from './write-in-batches.ts';

const part = (operations: number, bytes = 0): RecordedBatch => ({
  operations: Array.from({ length: operations }, (_, at) => ({
    kind: 'create' as const,
    path: `a/${at}`,
    data: at === 0 ? { file: new Uint8Array(bytes) } : {},
  })),
  invalid: [],
});
const counts = (parts: readonly RecordedBatch[]) =>
  pack(parts).map(({ batch, parts: packed }) => [batch.operations.length, packed]);

describe('parts of a long write', () => {
  it('share commits of five hundred operations, and are never torn apart', () => {
    expect(counts([part(300), part(200), part(1), part(400), part(100)])).toEqual([
      [500, 2],
      [401, 2],
      [100, 1],
    ]);
  });

  it('share commits of ten mebibytes', () => {
    const large = part(1, 3 * 1024 * 1024);
    expect(counts([large, large, large, large])).toEqual([
      [2, 2],
      [2, 2],
    ]);
    for (const { batch } of pack([large, large, large, large])) {
      expect(sizeOf(batch.operations)).toBeLessThanOrEqual(MAX_BYTES);
    }
  });

  it('stay alone and are refused with the reason when they are too large by themselves', () => {
    const [first, second] = pack([part(501), part(1, MAX_BYTES)]);
    expect(first && problemOf(first.batch, 'ann')?.code).toBe('write/too-large');
    expect(second && problemOf(second.batch, 'ann')?.code).toBe('write/too-large');
    expect(problemOf(part(500), 'ann')).toBeUndefined();
  });

  it('are measured as they travel', () => {
    const text = { kind: 'set', path: 'a/b', data: { title: '漢'.repeat(1_000) } } as const;
    expect(sizeOf([text])).toBeGreaterThan(3_000);
  });
});
