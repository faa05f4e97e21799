import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import type { MergeHooks } from '../src/run/options.ts';
import type { Live } from './live.ts';

/** A device whose app merges; a step can be made to fail, or to hang until the page is closed. */
export interface Device {
  readonly merge: MergeHooks;
  readonly log: string[];
  failAt: string | undefined;
  hangAt: string | undefined;
  hanging: boolean;
  close(): Promise<void>;
}

let apps = 0;

/** Creates a device. */
export function device(world: Live, items = 2): Device {
  const log: string[] = [];
  let second: Auth | undefined;
  const self: Device = {
    log,
    failAt: undefined,
    hangAt: undefined,
    hanging: false,
    async close() {
      if (second !== undefined) await deleteApp(second.app);
      second = undefined;
    },
    merge: {
      count: () => items,
      exportGuest: async (uid) => step('export', uid),
      async secondAuth() {
        if (second === undefined) {
          apps += 1;
          const app = initializeApp(
            { apiKey: 'demo-key', projectId: world.backend.project },
            `second-${apps}`,
          );
          second = initializeAuth(app, { persistence: inMemoryPersistence });
          connectAuthEmulator(second, world.backend.addresses.identity, {
            disableWarnings: true,
          });
        }
        return second;
      },
      importGuest: async (account, uid) => step(`import as ${account.currentUser?.email}`, uid),
      cleanUp: async (uid) => step('clean', uid),
    },
  };
  async function step(name: string, uid: string): Promise<void> {
    if (self.failAt !== undefined && name.startsWith(self.failAt))
      throw new TypeError('Failed to fetch');
    if (self.hangAt !== undefined && name.startsWith(self.hangAt)) {
      self.hanging = true;
      await new Promise(() => undefined);
    }
    log.push(`${name} ${uid}`);
  }
  return self;
}
