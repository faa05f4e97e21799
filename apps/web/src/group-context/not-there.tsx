import type { DocumentState } from '@quits/firestore';
import { useErrorText, useT } from '@quits/i18n/react';
import { ErrorState } from '@quits/ui';
import type { ReactNode } from 'react';

/** Props of {@link NotThere}. */
export interface NotThereProps {
  /** What was looked for, and is not there. */
  readonly state: Extract<DocumentState<object>, { status: 'failed' | 'ready' }>;
  /** The way on. */
  readonly actions?: ReactNode;
}

/** Stands in for something of the open group that cannot be shown: it failed to be read, is gone, or was never seen here. */
export function NotThere({ state, actions }: NotThereProps) {
  const t = useT();
  const errorText = useErrorText();
  // What the device never saw may still exist.
  const missing = () =>
    t(state.status === 'ready' && state.fromCache ? 'errors:notCached' : 'errors:gone');
  const title = state.status === 'failed' ? errorText(state.error) : missing();
  return <ErrorState level={2} title={title} actions={actions} />;
}
