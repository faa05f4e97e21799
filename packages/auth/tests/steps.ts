import { expect } from 'vitest';
import type { AuthState } from '../src/state/auth-state.ts';
import type { AuthFlow, FlowType } from '../src/state/flow.ts';
import type { AuthCommand } from '../src/transition/command.ts';
import type { LiveMachine } from './live.ts';

export const PASSWORD = 'correct horse';

/** Sends a command that moves the flow, and resolves when the flow waits for the user again. */
export async function act(page: LiveMachine, command: AuthCommand): Promise<AuthFlow> {
  const before = page.state().flow;
  page.machine.send(command);
  return (await page.until(({ flow }) => flow !== before && isResting(flow))).flow;
}

/** Signs a new account up on a page. */
export async function signUp(page: LiveMachine, email: string): Promise<void> {
  const flow = await act(page, { type: 'SIGN_UP', email, password: PASSWORD });
  expect(flow).toMatchObject({ type: 'signUp', status: 'done' });
}

/** Resolves when a flow of this type is at a step. */
export async function reaches(page: LiveMachine, type: FlowType, step: string): Promise<AuthState> {
  return page.until(({ flow }) => flow.type === type && 'status' in flow && flow.status === step);
}

const resting: ReadonlySet<string> = new Set([
  'edit',
  'done',
  'failed',
  'sent',
  'codeSent',
  'code',
  'choose',
  'chooseMethod',
  'confirm',
  'spent',
  'stopped',
  'needsEmail',
  'wrongSession',
  'needsVerifiedEmail',
  'blocked',
  'unavailable',
  'lost',
  'linkFailed',
]);

function isResting(flow: AuthFlow): boolean {
  return flow.type === 'idle' || resting.has(flow.status);
}
