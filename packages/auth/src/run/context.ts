import type { User } from 'firebase/auth';
import type { Clock } from './clock.ts';
import type { AuthMachineOptions } from './options.ts';
import type { AuthRecords } from '../records/auth-records.ts';
import type { AuthState } from '../state/auth-state.ts';
import type { UserWithRequiredActions } from '../state/user.ts';
import type { AuthReport } from '../transition/auth-event.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { snapshotOf } from './snapshot.ts';

/** What effects work with. */
export interface RunContext {
  readonly options: AuthMachineOptions;
  readonly records: AuthRecords;
  readonly clock: Clock;
  readonly getState: () => AuthState;
  readonly report: (event: AuthReport) => void;
  /** The provider, loaded once. */
  readonly binding: () => Promise<AuthAdapter>;
  /** The provider if it is there already: a popup must open within the click that asked for it. */
  readonly loaded: () => AuthAdapter | undefined;
}

/** A user as the machine sees it, with the tasks that the app finds open. */
export function toUserWithTasks(
  context: RunContext,
  { sdk }: AuthAdapter,
  user: User,
): UserWithRequiredActions {
  const snapshot = snapshotOf(user, sdk);
  return { user: snapshot, requiredActions: context.options.getRequiredActions?.(snapshot) ?? [] };
}
