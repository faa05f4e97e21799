import { observable } from '@quits/firebase-core';
import { newId } from '../collection/new-id.ts';
import type { WriteStatus } from '../write/sync-status.ts';
import type { WriteBatch } from '../write/write-batch.ts';
import type { WriteHandle } from '../write/write-handle.ts';
import type { LongWrite, LongWriteProgress } from '../write/write-in-parts.ts';
import type { LazyCore } from './lazy-core.ts';

/** Makes a write now, or as soon as the core is there. */
export function lazyWrite(
  lazy: LazyCore,
  label: string,
  build: (batch: WriteBatch) => void,
  draft: unknown,
): WriteHandle {
  const id = newId();
  const core = lazy.get();
  if (core !== undefined) return core.write(id, label, build, draft);
  const status = observable<WriteStatus>('pending');
  const handle = lazy.load().then((loaded) => loaded.write(id, label, build, draft));
  const settled = handle.then(async (made) => {
    const result = await made.settled;
    status.set(made.status.get());
    return result;
  });
  return { id, status, settled };
}

/** Makes a long write now, or as soon as the core is there. */
export function lazyLongWrite(
  lazy: LazyCore,
  label: string,
  parts: readonly ((batch: WriteBatch) => void)[],
): LongWrite {
  const core = lazy.get();
  if (core !== undefined) return core.writeInParts(label, parts);
  const progress = observable<LongWriteProgress>({ done: 0, refused: 0, total: parts.length });
  const settled = lazy.load().then((loaded) => {
    const long = loaded.writeInParts(label, parts);
    long.progress.subscribe(() => progress.set(long.progress.get()));
    return long.settled;
  });
  return { progress, settled };
}
