import type { BackendControl } from '../control/backend-control.ts';
import type { TestControl } from './test-control.ts';

/** Wraps the control of a backend in this process. */
export function localControl(control: BackendControl): TestControl {
  const { clock } = control;
  return {
    clock: {
      now: async () => clock.now(),
      set: async (time) => clock.set(Number(time)),
      advance: async (milliseconds) => clock.advance(milliseconds),
      reset: async () => clock.reset(),
    },
    snapshot: async () => control.snapshot(),
    restore: async (snapshot) => control.restore(snapshot),
    release: async (snapshot) => control.release(snapshot),
    seed: async (documents) => control.seed(documents),
    decisionMark: async () => control.decisionMark(),
    decisionsSince: async (mark) => control.decisionsSince(mark),
  };
}
