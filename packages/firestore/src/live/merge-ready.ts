import type { ReadyState } from './live-state.ts';

/** Combines the metadata of several results into one state that holds `data`. */
export function mergeReady<Data>(
  parts: readonly ReadyState<unknown>[],
  data: Data,
): ReadyState<Data> {
  const synced = parts.map(({ syncedAt }) => syncedAt ?? 0);
  const oldest = Math.min(...synced);
  return {
    status: 'ready',
    data,
    fromCache: parts.some(({ fromCache }) => fromCache),
    pending: parts.some(({ pending }) => pending),
    syncedAt: oldest > 0 && synced.length > 0 ? oldest : undefined,
    invalid: parts.flatMap(({ invalid }) => invalid),
  };
}
