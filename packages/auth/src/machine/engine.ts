import type { StoreApi } from 'zustand/vanilla';
import type { AuthRecords } from '../records/auth-records.ts';
import type { AuthAdapter } from '../run/auth-adapter.ts';
import type { RunContext } from '../run/context.ts';
import { createRunner } from '../run/create-runner.ts';
import type { AuthState } from '../state/auth-state.ts';
import type { AuthEvent } from '../transition/auth-event.ts';
import { transition } from '../transition/transition.ts';
import { browserConnectivity } from './browser-connectivity.ts';
import { systemClock } from '../run/clock.ts';
import { sessionEndReason } from '../run/session-end-reason.ts';
import type { AuthMachineOptions } from '../run/options.ts';
import { whenVisible } from './when-visible.ts';

/** State and provider access of the engine. */
export interface EngineContext {
  readonly options: AuthMachineOptions;
  readonly records: AuthRecords;
  readonly store: StoreApi<AuthState>;
  readonly binding: () => Promise<AuthAdapter>;
  readonly loaded: () => AuthAdapter | undefined;
}

/** Starts the state transitions; returns a function that reports events to them. */
export function startEngine(engine: EngineContext): (event: AuthEvent) => void {
  const { options, records, store, binding, loaded } = engine;
  const clock = options.clock ?? systemClock;
  const connection = options.connectivity ?? browserConnectivity();
  const context: RunContext = {
    options,
    records,
    clock,
    getState: store.getState,
    report,
    binding,
    loaded,
  };
  const run = createRunner(context);

  function report(event: AuthEvent): void {
    const step = transition(store.getState(), event, clock.now());
    store.setState(step.state, true);
    for (const effect of step.effects) run(effect);
  }

  function reportConnection(): void {
    report({ type: connection?.online() === false ? 'OFFLINE' : 'ONLINE' });
  }

  function reportStoredUser(): void {
    const error = options.storedUserError?.getState();
    const reason = error && sessionEndReason(error);
    if (reason !== undefined) report({ type: 'SESSION_INVALIDATED', reason });
  }

  report({ type: 'START', hint: records.lastUser.read(), returnTo: records.returnTo.read() });
  connection?.subscribe(reportConnection);
  options.storedUserError?.subscribe(reportStoredUser);
  whenVisible(() => report({ type: 'VISIBLE' }));
  // Only `false` is reliable: browsers report `true` whenever there is a network, even without
  // internet access.
  if (connection?.online() === false) reportConnection();
  return report;
}
