import type { Firestore } from 'firebase/firestore';
import type * as sdk from './sdk.ts';

/** The code that speaks to the provider's SDK. */
export type Sdk = typeof sdk;

/** A started Firestore and the code that is loaded with it, which speaks to it. */
export interface Connected<Code extends Sdk = Sdk> {
  readonly db: Firestore;
  readonly sdk: Code;
}

/** The way to the provider, made once. */
export interface SdkConnector<Code extends Sdk = Sdk> {
  readonly connect: () => Promise<Connected<Code>>;
  /** What has been made or is being made; makes nothing. */
  readonly connected: () => Promise<Connected<Code>> | undefined;
  /** Lets the next call make it anew. */
  readonly forget: () => void;
}

/** Starts Firestore and loads the code when first asked to; a failed attempt may be repeated. */
export function sdkConnector<Code extends Sdk>(
  firestore: () => Promise<Firestore>,
  load: () => Promise<Code>,
): SdkConnector<Code> {
  let attempt: Promise<Connected<Code>> | undefined;
  const forget = () => void (attempt = undefined);

  async function make(): Promise<Connected<Code>> {
    try {
      const [db, code] = await Promise.all([firestore(), load()]);
      return { db, sdk: code };
    } catch (cause) {
      forget();
      throw cause;
    }
  }
  return { connect: () => (attempt ??= make()), connected: () => attempt, forget };
}
