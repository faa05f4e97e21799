import { useLocation } from 'react-router';

/** The e-mail that was typed on the screen before; '' when there was none. */
export function useTypedEmail(): string {
  const { state }: { readonly state: unknown } = useLocation();
  const told = typeof state === 'object' && state !== null && 'email' in state;
  return told && typeof state.email === 'string' ? state.email : '';
}
