import type { User } from 'firebase/auth';

/** Undoes a cancelled sign-in that succeeds late; the provider offers no way to cancel one. */
export interface CancelledSignIns {
  /** Notes that an operation runs, and by which method it would sign in. */
  readonly begin: (flowId: number, method: string) => void;
  readonly end: (flowId: number) => void;
  /** Prevents this flow's operation from signing a user in. */
  readonly cancel: (flowId: number) => void;
  /** Called by the provider before it changes the user. @throws when only a cancelled operation can be the cause */
  readonly check: (user: User | null) => void;
}

interface Running {
  readonly method: string;
  cancelled: boolean;
}

/** Creates the registry of running operations. */
export function createCancelledSignIns(): CancelledSignIns {
  const running = new Map<number, Running>();
  return {
    begin: (flowId, method) => void running.set(flowId, { method, cancelled: false }),
    end: (flowId) => void running.delete(flowId),
    cancel(flowId) {
      const operation = running.get(flowId);
      if (operation !== undefined) operation.cancelled = true;
    },
    check(user) {
      if (user === null) return;
      const methods = methodsOf(user);
      const candidates = [...running.values()].filter(({ method }) => methods.includes(method));
      if (candidates.length > 0 && candidates.every(({ cancelled }) => cancelled)) {
        throw new Error('The sign-in was cancelled before it succeeded.');
      }
    },
  };
}

function methodsOf(user: User): string[] {
  const linked = user.providerData.map(({ providerId }) => providerId);
  return [user.isAnonymous ? 'anonymous' : 'custom', ...linked];
}
