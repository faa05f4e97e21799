import { useErrorText, useT } from '@quits/i18n/react';
import { Button, ErrorState } from '@quits/ui';

/** Props of {@link StartFailure}. */
export interface StartFailureProps {
  readonly error: { readonly code: string; readonly message: string };
}

/** Shown instead of the app if the configuration can't be loaded. */
export function StartFailure({ error }: StartFailureProps) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={errorText(error)}
      reference={error.message}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('common:retry')}
        </Button>
      }
    />
  );
}
