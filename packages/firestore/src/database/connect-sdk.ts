import type { Firestore } from 'firebase/firestore';
import type * as sdk from '../sdk/sdk.ts';

/** The part of this package that imports the provider's SDK. */
export type Sdk = typeof sdk;

/** A started Firestore and the code that speaks to it. */
export interface Connected {
  readonly db: Firestore;
  readonly sdk: Sdk;
}

/** Loads Firestore and the code that speaks to it side by side. */
export async function connectSdk(firestore: () => Promise<Firestore>): Promise<Connected> {
  const [db, sdk] = await Promise.all([firestore(), import('../sdk/sdk.ts')]);
  return { db, sdk };
}
