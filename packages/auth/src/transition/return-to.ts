import type { AuthEvent } from './auth-event.ts';
import type { Emit } from './effect.ts';

/** Updates the path to return to after sign-in. */
export function returnTo(
  now: string | undefined,
  event: AuthEvent,
  emit: Emit,
): string | undefined {
  switch (event.type) {
    case 'START':
      return event.returnTo;
    case 'RETURN_TO':
      if (event.path !== now) emit({ type: 'rememberReturn', path: event.path });
      return event.path;
    default:
      return now;
  }
}
