import { fromProviderError } from '@quits/errors';
import type { StoreApi } from 'zustand/vanilla';
import type { AuthRecords } from '../records/auth-records.ts';
import type { AuthBinding } from '../run/binding.ts';
import type { RunContext } from '../run/context.ts';
import { createRunner } from '../run/create-runner.ts';
import type { AuthState } from '../state/auth-state.ts';
import { advance, type CookieRules } from '../transition/advance.ts';
import type { AuthEvent } from '../transition/auth-event.ts';
import type { FlowRules } from '../transition/flow/common-flow.ts';
import { browserConnectivity } from './browser-connectivity.ts';
import { systemClock } from './clock.ts';
import type { AuthMachineOptions } from './options.ts';
import { whenVisible } from './when-visible.ts';

/** What the engine moves, and how it reaches the provider. */
export interface EngineContext {
  readonly options: AuthMachineOptions;
  readonly records: AuthRecords;
  readonly store: StoreApi<AuthState>;
  readonly binding: () => Promise<AuthBinding>;
  readonly loaded: () => AuthBinding | undefined;
  readonly cookie: CookieRules | undefined;
}

/** Starts what moves the state; gives the way to tell it what happens. */
export function startEngine(engine: EngineContext): (event: AuthEvent) => void {
  const { options, records, store, binding, loaded, cookie } = engine;
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
    loadRules,
  };
  const run = createRunner(context);

  let rare: FlowRules | undefined;
  /** What happened while the rules of rare flows were being loaded; order matters. */
  let held: AuthEvent[] | undefined;

  function report(event: AuthEvent): void {
    if (held !== undefined) {
      held.push(event);
      return;
    }
    const step = advance(store.getState(), event, clock.now(), { rare, cookie });
    if (step === undefined) {
      held = [event];
      void catchUp();
      return;
    }
    store.setState(step.state, true);
    for (const effect of step.effects) run(effect);
  }

  async function loadRules(): Promise<void> {
    rare ??= (await import('../transition/flow/rare/rare-flow.ts')).rareFlow;
  }

  async function catchUp(): Promise<void> {
    const first: AuthEvent[] = [];
    try {
      await loadRules();
    } catch (caught) {
      // Without them what began it is given up; the next such event tries again.
      held?.shift();
      first.push({ type: 'RULES_MISSING', error: fromProviderError(caught) });
    }
    const events = [...first, ...(held ?? [])];
    held = undefined;
    for (const event of events) report(event);
  }

  function reportConnection(): void {
    report({ type: connection?.online() === false ? 'OFFLINE' : 'ONLINE' });
  }

  report({ type: 'BOOT', hint: records.lastUser.read(), returnTo: records.returnTo.read() });
  connection?.subscribe(reportConnection);
  whenVisible(() => report({ type: 'VISIBLE' }));
  // Only a no is news: browsers say yes whenever there is a network, however dead.
  if (connection?.online() === false) reportConnection();
  return report;
}
