import { newId } from '../collection/new-id.ts';

/** A page's proof of life: others can tell when it has gone. */
export interface Session {
  readonly id: string;
  /** Resolves with a release once the session of this id has ended and nobody else is taking over. */
  readonly ended: (id: string) => Promise<() => void>;
  readonly end: () => void;
}

/** Starts a session that ends by itself when the page does. */
export function startSession(
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Session {
  const id = newId();
  let end: () => void = () => undefined;
  const life = new Promise<void>((resolve) => {
    end = resolve;
  });
  const nameOf = (session: string) => `write-session-${session}`;
  void locks?.request(nameOf(id), () => life);
  return {
    id,
    end,
    ended: (other) =>
      new Promise((resolve) => {
        if (locks === undefined) {
          resolve(() => undefined);
          return;
        }
        void locks.request(
          nameOf(other),
          () => new Promise<void>((release) => resolve(() => release())),
        );
      }),
  };
}
