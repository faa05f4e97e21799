import type { DocumentState } from '@quits/firestore';
import { useErrorText, useT } from '@quits/i18n/react';
import { ErrorState } from '@quits/ui';
import type { ReactNode } from 'react';

/** Props of {@link NotThere}. */
export interface NotThereProps {
  /** State of the missing item. */
  readonly state: Extract<DocumentState<object>, { status: 'failed' | 'ready' }>;
  /** Links or buttons to continue. */
  readonly actions?: ReactNode;
}

/** Error state for an item of the open group: failed to load, deleted, or not cached. */
export function NotThere({ state, actions }: NotThereProps) {
  const t = useT();
  const errorText = useErrorText();
  // An uncached item may still exist.
  const missing = () =>
    t(state.status === 'ready' && state.fromCache ? 'errors:notCached' : 'errors:gone');
  const title = state.status === 'failed' ? errorText(state.error) : missing();
  return <ErrorState level={2} title={title} actions={actions} />;
}
