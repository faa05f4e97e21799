import { useAuthUi } from './auth-ui-context.ts';

const GOOGLE = ['google.com'] as const;

/** The providers that are offered beside a password. */
export function useProviders(): readonly string[] {
  return useAuthUi().providers ?? GOOGLE;
}
