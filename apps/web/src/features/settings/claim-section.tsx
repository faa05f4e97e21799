import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Button, Card, Select } from '@quits/ui';
import { useState } from 'react';
import { claimPerson } from '@quits/product/person/change-person.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { useRights } from '../../open-group/use-rights.ts';
import styles from './settings.module.css';

/** Lets a member who isn’t linked to a person choose one; renders nothing for everyone else. */
export function ClaimSection() {
  const t = useT();
  const group = useGroup();
  const { uid } = useRights();
  const database = useDatabase();
  const free = useActivePeople().filter((person) => person.uid === undefined);
  const [chosen, setChosen] = useState('');
  const personId = free.some(({ id }) => id === chosen) ? chosen : (free[0]?.id ?? '');
  if (ownPersonId(group.data, uid) !== undefined || free.length === 0) return null;
  return (
    <Card title={t('groups:joinWho')}>
      <div className={styles['line']}>
        <Select
          className={styles['grow'] ?? ''}
          label={t('groups:people')}
          hideLabel
          value={personId}
          options={free.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={setChosen}
        />
        <Button variant="primary" onClick={() => claimPerson(database, { group, uid, personId })}>
          {t('settings:thisIsMe')}
        </Button>
      </div>
    </Card>
  );
}
