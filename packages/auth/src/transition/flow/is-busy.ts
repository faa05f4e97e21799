import type { AuthFlow } from '../../state/flow.ts';

const busySteps: ReadonlySet<string> = new Set([
  'submitting',
  'sending',
  'completing',
  'popupOpen',
  'popupGrace',
  'redirecting',
  'returning',
  'verifying',
  'linking',
  'exporting',
  'signingIn',
  'importing',
  'switching',
  'cleaning',
  'checking',
  'applying',
  'starting',
  'deletingData',
]);

/** Returns whether a flow waits for the provider. */
export function isBusy(flow: AuthFlow): boolean {
  return flow.type !== 'idle' && busySteps.has(flow.status);
}
