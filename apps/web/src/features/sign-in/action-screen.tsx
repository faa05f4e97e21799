import { ActionScreen as Action } from '@quits/auth-ui';
import { useSearchParams } from 'react-router';

/** Target screen of the links in the provider's emails. */
export function ActionScreen() {
  const [query] = useSearchParams();
  return <Action query={query} />;
}
