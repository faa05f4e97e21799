import { useT } from '@quits/i18n/react';
import { Button, ErrorState } from '@quits/ui';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';
import { useGroup } from './group-context.tsx';
import { useRights } from './use-rights.ts';

/** Replaces a form of the open group that the user may not use: reason and a link back. */
export function NoEditAccess() {
  const t = useT();
  const { id } = useGroup();
  const { isArchived } = useRights();
  return (
    <ErrorState
      level={2}
      title={t(isArchived ? 'errors:groupArchived' : 'errors:roleTooLow')}
      actions={
        <Button variant="primary" render={linkTo(paths.group(id))}>
          {t('expenses:view')}
        </Button>
      }
    />
  );
}
