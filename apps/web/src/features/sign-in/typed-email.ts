import { useLocation } from 'react-router';

/** Returns the email typed on the previous screen; '' if there is none. */
export function useTypedEmail(): string {
  const { state }: { readonly state: unknown } = useLocation();
  const told = typeof state === 'object' && state !== null && 'email' in state;
  return told && typeof state.email === 'string' ? state.email : '';
}
