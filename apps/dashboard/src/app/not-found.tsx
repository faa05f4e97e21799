import { Button, EmptyState } from '@quits/ui';
import { Link } from 'react-router';
import { TEXTS } from '../texts.ts';

/** Shown for URLs without a page. */
export function NotFound() {
  return (
    <EmptyState
      level={1}
      title={TEXTS.failure.notFound}
      actions={
        <Button render={(props) => <Link {...props} to="/" />}>{TEXTS.failure.toOverview}</Button>
      }
    />
  );
}
