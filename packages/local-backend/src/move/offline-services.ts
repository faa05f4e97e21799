import type { DatabaseSync } from 'node:sqlite';
import { createTrustedNames, HttpError } from '@quits/service-base';
import type { Deployment } from '../deployment.ts';
import type { RequestGate } from '../http/request-gate.ts';
import { openServices, type Services } from '../open-services.ts';
import { createMovableClock } from '../state/movable-clock.ts';
import type { Blobs } from '../storage/blobs.ts';

/** Options of {@link openOfflineServices}. */
export interface OfflineOptions {
  readonly project: string;
  readonly indexesFile?: string | undefined;
  /** Receives what the services report. */
  readonly warn: (message: string) => void;
}

/** Admits nobody: nothing listens. */
const CLOSED: RequestGate = {
  urlOf() {
    throw new HttpError(404, 'Not found.');
  },
  addressOf: () => 'unknown',
  admit() {
    throw new HttpError(404, 'Not found.');
  },
};

/** Opens the services on a server's data without listening, for commands that read or write it. */
export function openOfflineServices(
  { project, indexesFile, warn }: OfflineOptions,
  database: DatabaseSync,
  blobs: Blobs,
): Services {
  const clock = createMovableClock(Date.now);
  return openServices(
    {
      project,
      host: '',
      emulatorTokens: false,
      clock,
      now: () => clock.now(),
      log: ({ level, message }) => {
        if (level !== 'info') warn(message);
      },
      ...(indexesFile === undefined ? {} : { indexesFile }),
    },
    OFFLINE,
    database,
    blobs,
  );
}

const OFFLINE: Deployment = {
  identity: { providerPage: false, deliversMessages: false },
  keepsMessages: false,
  webChannel: {},
  checkpoints: 'automatic',
  check: () => undefined,
  namesOf: () => createTrustedNames(() => []),
  gateOf: () => CLOSED,
};
