import { useAuthUi } from './auth-ui-context.ts';

const GOOGLE = ['google.com'] as const;

/** Returns the providers offered besides a password. */
export function useProviders(): readonly string[] {
  return useAuthUi().providers ?? GOOGLE;
}
