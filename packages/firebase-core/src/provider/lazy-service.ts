import { AppError } from '@quits/errors';
import { coreErrors } from '../core-errors.ts';
import { createValueStore, type ReadonlyStore } from './value-store.ts';
import type { ServiceStatus } from './service-status.ts';

/** A service that is created once, on first use; a failed attempt can be retried. */
export interface LazyService<Service> {
  readonly load: () => Promise<Service>;
  /** Returns the running or finished attempt, if any; never starts one. */
  readonly loaded: () => Promise<Service> | undefined;
  /** Makes the next call create another one. */
  readonly forget: () => void;
  readonly readiness: ReadonlyStore<ServiceStatus>;
}

/** Wraps a factory so that it runs at most once at a time and at most once with success. */
export function createLazyService<Service>(make: () => Promise<Service>): LazyService<Service> {
  const readiness = createValueStore<ServiceStatus>({ status: 'idle' });
  let attempt: Promise<Service> | undefined;

  async function run(): Promise<Service> {
    readiness.set({ status: 'loading' });
    try {
      const service = await make();
      readiness.set({ status: 'ready' });
      return service;
    } catch (cause) {
      attempt = undefined;
      const error =
        cause instanceof AppError ? cause : coreErrors.create('service/failed-to-load', { cause });
      readiness.set({ status: 'failed', error });
      throw error;
    }
  }

  return {
    load: () => (attempt ??= run()),
    loaded: () => attempt,
    forget() {
      attempt = undefined;
      readiness.set({ status: 'idle' });
    },
    readiness,
  };
}
