import type { ListenerPool } from '../live/listener-pool.ts';
import type { SdkConnector } from '../sdk/connect-sdk.ts';
import type { Signals } from '../sdk/signals.ts';
import type { WriteEngine } from '../write/write-engine.ts';

/** Parts of the database that connection monitoring uses. */
export interface ConnectionPort extends SdkConnector {
  readonly signals: Pick<Signals, 'broken'>;
  readonly pool: Pick<ListenerPool, 'restart'>;
  readonly writes: Pick<WriteEngine, 'status' | 'recovery'>;
  /** Whether the server may be probed with requests outside the streams. @default true */
  readonly probe: boolean | undefined;
  /** Replaces a Firestore instance that failed fatally; undefined if the app provides no way to. */
  readonly recreate: (() => Promise<unknown>) | undefined;
}
