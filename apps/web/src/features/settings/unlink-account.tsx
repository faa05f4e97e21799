import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { unclaimPerson } from '@quits/product/person/change-person.ts';
import type { NamedPerson } from '@quits/product/person/people.ts';
import { useState } from 'react';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { PersonBalance } from './person-balance.tsx';

/** Props of {@link UnlinkAccount}. */
export interface UnlinkAccountProps {
  readonly person: NamedPerson;
  readonly onUnlinked: () => void;
}

/** Unlinks an account from its person, after saying what that changes for both. */
export function UnlinkAccount({ person, onUnlinked }: UnlinkAccountProps) {
  const t = useT();
  const group = useGroup();
  const { uid } = useRights();
  const database = useDatabase();
  const [asked, setAsked] = useState(false);
  const { id: personId, name } = person;
  if (!asked) return <Button onClick={() => setAsked(true)}>{t('settings:detach')}</Button>;
  return (
    <Banner
      tone="warning"
      title={t('settings:detachTitle', { name })}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              unclaimPerson(database, { group, uid, personId });
              onUnlinked();
            }}
          >
            {t('settings:detach')}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {t('common:cancel')}
          </Button>
        </>
      }
    >
      <PersonBalance personId={personId} name={name} />
      <p>{t('settings:detachText', { name })}</p>
    </Banner>
  );
}
