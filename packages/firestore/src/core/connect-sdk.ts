import type { Firestore } from 'firebase/firestore';
import type * as sdk from '../sdk/sdk.ts';

/** The part of this package that speaks to the provider's SDK. */
export type Sdk = typeof sdk;

/** A started Firestore and the code that speaks to it. */
export interface Connected {
  readonly db: Firestore;
  readonly sdk: Sdk;
}

/** The way to the provider, made once. */
export interface SdkConnector {
  readonly connect: () => Promise<Connected>;
  /** What has been made or is being made; makes nothing. */
  readonly connected: () => Promise<Connected> | undefined;
  /** Lets the next call make it anew. */
  readonly forget: () => void;
}

/** Starts Firestore and loads what speaks to it when first asked to; a failed attempt may be repeated. */
export function sdkConnector(firestore: () => Promise<Firestore>): SdkConnector {
  let attempt: Promise<Connected> | undefined;
  const forget = () => void (attempt = undefined);

  async function make(): Promise<Connected> {
    try {
      const [db, speaker] = await Promise.all([firestore(), import('../sdk/sdk.ts')]);
      return { db, sdk: speaker };
    } catch (cause) {
      forget();
      throw cause;
    }
  }
  return { connect: () => (attempt ??= make()), connected: () => attempt, forget };
}
