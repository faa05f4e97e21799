import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button, Select } from '@quits/ui';
import { claimPerson, offeredPersonId } from '@quits/product/person/change-person.ts';
import { useState } from 'react';
import { useGroup } from '../open-group/group-context.tsx';
import { useRights } from '../open-group/use-rights.ts';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';
import { useActivePeople } from './use-active-people.ts';

/**
 * Tells a member that their account isn't linked to a person, and how to change that: one press if
 * an owner invited them back.
 */
export function UnlinkedNotice() {
  const t = useT();
  const group = useGroup();
  const { uid, mayWrite, isArchived } = useRights();
  const database = useDatabase();
  const free = useActivePeople().filter((person) => person.uid === undefined);
  const offered = offeredPersonId(group.data, uid);
  const [chosen, setChosen] = useState('');
  const personId = free.some(({ id }) => id === chosen) ? chosen : free[0]?.id;
  if (offered !== undefined && !isArchived) {
    const { name = '' } = group.data.people[offered] ?? {};
    return (
      <Banner
        tone="info"
        title={t('settings:comeBack', { name })}
        actions={
          <Button
            variant="primary"
            onClick={() => claimPerson(database, { group, uid, personId: offered })}
          >
            {t('settings:thisIsMe')}
          </Button>
        }
      />
    );
  }
  return (
    <Banner
      tone="warning"
      title={t('settings:unlinkedTitle')}
      actions={
        !mayWrite ? undefined : personId === undefined ? (
          <Button render={linkTo(paths.groupPeople(group.id))}>{t('groups:people')}</Button>
        ) : (
          <>
            <Select
              label={t('groups:joinWho')}
              hideLabel
              value={personId}
              options={free.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={setChosen}
            />
            <Button onClick={() => claimPerson(database, { group, uid, personId })}>
              {t('settings:thisIsMe')}
            </Button>
          </>
        )
      }
    >
      <p>{t(mayWrite ? 'settings:unlinkedText' : 'settings:unlinkedAsk')}</p>
    </Banner>
  );
}
