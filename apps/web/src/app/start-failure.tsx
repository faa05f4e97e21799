import type { I18n } from '@quits/i18n';
import { errorText } from '@quits/i18n';
import { Button, ErrorView } from '@quits/ui';

/** Props of {@link StartFailure}. */
export interface StartFailureProps {
  readonly i18n: I18n;
  readonly error: { readonly code: string; readonly message: string };
}

/** Shown instead of the app when there is no configuration to start with. */
export function StartFailure({ i18n, error }: StartFailureProps) {
  const { t } = i18n.getSnapshot();
  return (
    <ErrorView
      title={errorText(t, error)}
      reference={error.message}
      actions={
        <Button kind="primary" onClick={() => window.location.reload()}>
          {t('common:retry')}
        </Button>
      }
    />
  );
}
