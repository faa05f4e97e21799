import { expect, test } from 'vitest';
import { readImportInChunks, readImport } from '../src/import/read-import.ts';

const options = { currency: 'EUR', untitled: 'Untitled' };
const rows = Array.from({ length: 50_000 }, (_, i) => {
  const day = String((i % 28) + 1).padStart(2, '0');
  return `2026-03-${day},"Dinner, no. ${i}",Dining out,100.00,EUR,66.66,-33.33,-33.33`;
});
const file = ['Date,Description,Category,Cost,Currency,Ana,Ben,Cy', ...rows].join('\n');

/** Reads the rows' cells with the simplest possible code: no quotes, checks or ids. */
function readByLines(): number {
  return file.split('\n').map((line) => line.split(',').map((cell) => cell.trim())).length;
}

test('50,000 rows are read in steps that never hold a frame', async ({ bench }) => {
  await bench.compare(
    bench('readImport', () => {
      readImport(file, options);
    }),
    bench('split by line and comma', () => {
      readByLines();
    }),
    { iterations: 5, warmupIterations: 1, time: 0, warmupTime: 0 },
  );
  const steps = readImportInChunks(file, options);
  let last = steps.next();
  const step = await bench('one step', () => {
    if (last.done !== true) last = steps.next();
  }).run({ iterations: 200, time: 0, warmupIterations: 0, warmupTime: 0 });
  while (last.done !== true) last = steps.next();
  expect(last.value).toMatchObject({ ok: true, value: { errors: [] } });
  expect(step.latency.p50).toBeLessThan(16);
});
