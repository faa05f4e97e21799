import { Button, ErrorState } from '@quits/ui';
import { describeFailure } from '../lib/describe-failure.ts';
import type { RequestError } from '../lib/fetch-json.ts';
import { TEXTS } from '../texts.ts';

/** Shown in place of a page that could not be loaded. */
export function Failure({
  error,
  onRetry,
}: {
  readonly error: RequestError;
  readonly onRetry: () => void;
}) {
  return (
    <ErrorState
      level={2}
      role="alert"
      title={TEXTS.failure.title}
      actions={<Button onClick={onRetry}>{TEXTS.failure.retry}</Button>}
    >
      {describeFailure(error)}
    </ErrorState>
  );
}
