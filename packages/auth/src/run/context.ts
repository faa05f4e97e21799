import type { User } from 'firebase/auth';
import type { Clock } from './clock.ts';
import type { AuthMachineOptions } from './options.ts';
import type { AuthRecords } from '../records/auth-records.ts';
import type { AuthState } from '../state/auth-state.ts';
import type { UserWithRequiredActions } from '../state/user.ts';
import type { AuthReport } from '../transition/auth-event.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { isGuest } from './is-guest.ts';
import { snapshotOf } from './snapshot.ts';

/** Dependencies of the effects. */
export interface RunContext {
  readonly options: AuthMachineOptions;
  readonly records: AuthRecords;
  readonly clock: Clock;
  readonly getState: () => AuthState;
  readonly report: (event: AuthReport) => void;
  /** The provider, loaded once. */
  readonly binding: () => Promise<AuthAdapter>;
  /** Returns the provider if it is loaded; a popup must open synchronously within the click. */
  readonly loaded: () => AuthAdapter | undefined;
}

/** Converts a user, with the required actions that the app reports. */
export function toUserWithTasks(
  context: RunContext,
  { sdk }: AuthAdapter,
  user: User,
): UserWithRequiredActions {
  const snapshot = { ...snapshotOf(user, sdk), isAnonymous: isGuest(context, user) };
  return { user: snapshot, requiredActions: context.options.getRequiredActions?.(snapshot) ?? [] };
}
