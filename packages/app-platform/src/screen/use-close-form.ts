import { useNavigate } from 'react-router';

/**
 * Returns a function that leaves a form for the screen it was opened from, or for `fallback` if the
 * visit began with the form.
 */
export function useCloseForm(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (isFirstEntry()) void navigate(fallback, { replace: true });
    else void navigate(-1);
  };
}

/** Returns whether going back would leave the app; the router numbers its history entries. */
function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  const index: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof index !== 'number' || index === 0;
}
