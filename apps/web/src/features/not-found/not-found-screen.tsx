import { useT } from '@quits/i18n/react';
import { Button, ErrorState } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const t = useT();
  useTitle(t('common:notFoundTitle'));
  return (
    <main>
      <ErrorState
        title={t('common:notFoundTitle')}
        actions={
          <Button variant="primary" render={linkTo(paths.welcome())}>
            {t('common:goHome')}
          </Button>
        }
      >
        <p>{t('common:notFoundText')}</p>
      </ErrorState>
    </main>
  );
}
