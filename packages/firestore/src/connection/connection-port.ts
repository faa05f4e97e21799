import type { ListenerPool } from '../live/listener-pool.ts';
import type { SdkConnector } from '../sdk/connect-sdk.ts';
import type { Signals } from '../sdk/signals.ts';
import type { WriteEngine } from '../write/write-engine.ts';

/** What looking after the connection stands on. */
export interface ConnectionPort extends SdkConnector {
  readonly signals: Pick<Signals, 'broken'>;
  readonly pool: Pick<ListenerPool, 'restart'>;
  readonly writes: Pick<WriteEngine, 'status' | 'recovery'>;
  /** Replaces a Firestore that has broken, where the app knows how to. */
  readonly restart: (() => Promise<unknown>) | undefined;
}
