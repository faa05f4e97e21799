import type { DocumentState, PathParams, ReadableCollection } from '@quits/firestore';
import { useConnection, useLiveDocument } from '@quits/firestore/react';

/**
 * Subscribes to a document that counts as missing only once that is confirmed: while the server may
 * still answer, an empty cache means nothing.
 */
export function useKnownDocument<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: (PathParams<Path> & { readonly id: string }) | undefined,
): DocumentState<Output> {
  const state = useLiveDocument(collection, params);
  const isOffline = useConnection().status === 'offline';
  const isUnheard =
    state.status === 'ready' && state.data === undefined && state.fromCache && !isOffline;
  return isUnheard ? { status: 'loading' } : state;
}
