import type { ReadableCollection } from '../collection/define-collection.ts';
import type { Connected, Sdk } from '../core/connect-sdk.ts';
import { providerError } from '../core/provider-error.ts';
import type { OpenListener, Reading, Sink } from './live-state.ts';
import {
  createQueryReader,
  type QueryReading,
  type RawSnapshot,
  type ReportInvalid,
} from './query-reader.ts';
import type { SeenDocuments } from './seen-documents.ts';

/** What every listener needs. */
export interface ListenContext {
  readonly connect: () => Promise<Connected>;
  readonly seen: SeenDocuments;
  readonly report: ReportInvalid;
}

/** Starts listening once connected; the callbacks are those of the provider. */
export type Listen = (
  connected: Connected,
  next: (snapshot: RawSnapshot) => void,
  fail: (cause: unknown) => void,
) => ReturnType<Sdk['listenToQuery']>;

/** Opens a listener whose snapshots are parsed into documents of the collection. */
export function openListener<Output extends object, Data>(
  context: ListenContext,
  collection: ReadableCollection<string, Output>,
  listen: Listen,
  shape: (reading: QueryReading<Output>) => Reading<Data>,
): OpenListener<Data> {
  return (sink) => {
    const read = createQueryReader(collection, context.report);
    const closing = new AbortController();
    const next = (snapshot: RawSnapshot) => {
      context.seen.note(snapshot);
      sink.next(shape(read(snapshot)));
    };
    void start(context, (connected) => listen(connected, next, failTo(sink)), closing.signal, sink);
    return () => closing.abort();
  };
}

async function start(
  { connect }: ListenContext,
  listen: (connected: Connected) => () => void,
  closing: AbortSignal,
  sink: Sink<never>,
): Promise<void> {
  try {
    const connected = await connect();
    if (closing.aborted) return;
    const stop = listen(connected);
    closing.addEventListener('abort', stop, { once: true });
  } catch (cause) {
    failTo(sink)(cause);
  }
}

function failTo(sink: Sink<never>): (cause: unknown) => void {
  return (cause) => sink.fail(providerError(cause));
}
