import type { Firestore } from 'firebase/firestore';
import type * as sdk from './sdk.ts';

/** Functions that call the provider's SDK. */
export type Sdk = typeof sdk;

/** A started Firestore instance and the functions loaded with it. */
export interface Connected<Code extends Sdk = Sdk> {
  readonly db: Firestore;
  readonly sdk: Code;
}

/** Connects to the provider's SDK once. */
export interface SdkConnector<Code extends Sdk = Sdk> {
  readonly connect: () => Promise<Connected<Code>>;
  /** The connection that exists or is being made; never starts one. */
  readonly connected: () => Promise<Connected<Code>> | undefined;
  /** Makes the next call connect again. */
  readonly forget: () => void;
}

/**
 * Creates a connector that starts Firestore and loads the code on first use, once `mayLoad` resolves; a failed attempt can
 * be repeated.
 */
export function sdkConnector<Code extends Sdk>(
  firestore: () => Promise<Firestore>,
  load: () => Promise<Code>,
  mayLoad: () => Promise<void> = () => Promise.resolve(),
): SdkConnector<Code> {
  let attempt: Promise<Connected<Code>> | undefined;
  const forget = () => void (attempt = undefined);

  async function make(): Promise<Connected<Code>> {
    try {
      await mayLoad();
      const [db, code] = await Promise.all([firestore(), load()]);
      return { db, sdk: code };
    } catch (cause) {
      forget();
      throw cause;
    }
  }
  return { connect: () => (attempt ??= make()), connected: () => attempt, forget };
}
