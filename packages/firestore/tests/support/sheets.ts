import { generateId } from '../../src/collection/generate-id.ts';
import type { WriteOptions } from '../../src/write/write-options.ts';
import { increment } from '../../src/value/sentinel.ts';
import type { WriteBatch } from '../../src/write/write-batch.ts';
import type { WriteHandle } from '../../src/write/write-handle.ts';
import { sheetLog, sheets, tallies } from './sample-collections.ts';
import type { TestSession } from './session.ts';

/** A change of a sheet, from one revision to the next. */
export interface SheetChange {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Field that is set to the name of the new revision. */
  readonly field: 'title' | 'note';
  /** Amount added to the tally. */
  readonly by: number;
}

type Writer = Pick<TestSession, 'database'>;

/** Changes a sheet and its tally, and creates a proof document. */
export function changeSheet(
  { database }: Writer,
  change: SheetChange,
  options?: WriteOptions,
): WriteHandle {
  return database.write(`to ${change.to}`, buildChange(change), options);
}

/** Builds the write that changes a sheet. */
export function buildChange({ id, from, to, field, by }: SheetChange) {
  return (batch: WriteBatch): void => {
    const patch = { [field]: to, rev: to, base: from };
    batch.update(sheets, {}, id, patch, { expects: { rev: from } });
    batch.update(tallies, {}, id, { sum: increment(by) });
    batch.create(sheetLog, { sheetId: id }, to, { title: to }, { proof: true });
  };
}

/** Creates a sheet of revision `r0`, with a tally of 10. */
export async function makeSheet({ database }: Writer): Promise<string> {
  const id = generateId();
  const { settled } = database.write('make', (batch) => {
    batch.create(sheets, {}, id, { title: 'r0', note: '', rev: 'r0', base: '' });
    batch.create(tallies, {}, id, { sum: 10 });
  });
  await settled;
  return id;
}
