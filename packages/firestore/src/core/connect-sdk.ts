import type { Firestore } from 'firebase/firestore';
import * as sdk from '../sdk/sdk.ts';

/** The part of this package that speaks to the provider's SDK. */
export type Sdk = typeof sdk;

/** A started Firestore and the code that speaks to it. */
export interface Connected {
  readonly db: Firestore;
  readonly sdk: Sdk;
}

/** Waits for Firestore. */
export async function connectSdk(firestore: () => Promise<Firestore>): Promise<Connected> {
  return { db: await firestore(), sdk };
}
