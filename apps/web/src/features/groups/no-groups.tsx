import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Button, EmptyState } from '@quits/ui';
import { useNavigate } from 'react-router';
import { createExample } from '@quits/product/example/create-example.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useExampleTexts } from './use-example-texts.ts';

/** Empty state for a user without groups. */
export function NoGroups({ uid }: { readonly uid: string | undefined }) {
  const t = useT();
  const database = useDatabase();
  const navigate = useNavigate();
  const texts = useExampleTexts();

  function lookAround(): void {
    if (uid === undefined) return;
    const { groupId } = createExample(database, uid, texts, Date.now());
    void navigate(paths.group(groupId));
  }

  return (
    <EmptyState
      title={t('groups:emptyTitle')}
      actions={
        <>
          <Button variant="primary" render={linkTo(paths.newGroup())}>
            {t('groups:new')}
          </Button>
          <Button variant="quiet" onClick={lookAround}>
            {t('groups:lookAround')}
          </Button>
          <Button variant="quiet" render={linkTo(paths.importFile())}>
            {t('importing:title')}
          </Button>
        </>
      }
    >
      <p>{t('groups:emptyText')}</p>
    </EmptyState>
  );
}
