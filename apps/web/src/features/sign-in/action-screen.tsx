import { ActionScreen as Action } from '@quits/auth-ui';
import { useSearchParams } from 'react-router';

/** Where the links of the provider's e-mails lead. */
export function ActionScreen() {
  const [query] = useSearchParams();
  return <Action query={query} />;
}
