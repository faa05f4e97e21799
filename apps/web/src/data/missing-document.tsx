import type { DocumentState } from '@quits/firestore';
import { useErrorText, useT } from '@quits/i18n/react';
import { ErrorState } from '@quits/ui';
import type { ReactNode } from 'react';

/** Props of {@link MissingDocument}. */
export interface MissingDocumentProps {
  /** State of the missing document. */
  readonly state: Extract<DocumentState<object>, { status: 'failed' | 'ready' }>;
  /** Links or buttons to continue. */
  readonly actions?: ReactNode;
}

/** Error state for a document that failed to load, was deleted, or is not cached. */
export function MissingDocument({ state, actions }: MissingDocumentProps) {
  const t = useT();
  const errorText = useErrorText();
  // An uncached document may still exist.
  const missing = () =>
    t(state.status === 'ready' && state.fromCache ? 'errors:notCached' : 'errors:gone');
  const title = state.status === 'failed' ? errorText(state.error) : missing();
  return <ErrorState level={2} title={title} actions={actions} />;
}
