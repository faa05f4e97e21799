import type { AuthCredential, MultiFactorResolver, TotpSecret } from 'firebase/auth';
import type { Operation } from '../transition/operation.ts';

/** Values that a flow needs later and that must not be in the published state. */
export interface Secrets {
  operation?: Operation;
  link?: string;
  actionCode?: string;
  credential?: AuthCredential | undefined;
  password?: { readonly email: string; readonly password: string };
  resolver?: MultiFactorResolver;
  customToken?: string;
  verificationId?: string;
  totp?: TotpSecret;
}

/** Secrets by flow, in memory only. */
export interface FlowSecrets {
  readonly of: (flowId: number) => Secrets;
}

/** Number of flows whose secrets are kept. */
const KEPT = 12;

/** Creates the store of the last few flows' secrets. */
export function createFlowSecrets(): FlowSecrets {
  const flows = new Map<number, Secrets>();
  return {
    of(flowId) {
      const known = flows.get(flowId);
      if (known !== undefined) return known;
      const secrets: Secrets = {};
      flows.set(flowId, secrets);
      for (const id of flows.keys()) if (id < flowId - KEPT) flows.delete(id);
      return secrets;
    },
  };
}
