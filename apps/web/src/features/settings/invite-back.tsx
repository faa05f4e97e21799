import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Button, Select } from '@quits/ui';
import { offerSeat } from '@quits/product/person/change-person.ts';
import { useState } from 'react';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { notices } from '../../platform/notices/notices.ts';
import styles from './settings.module.css';

/** Props of {@link InviteBack}. */
export interface InviteBackProps {
  /** Account that isn't linked to a person. */
  readonly member: string;
  readonly onDone: () => void;
}

/** Invites a member who isn't linked to a person to come back as one; for owners. */
export function InviteBack({ member, onDone }: InviteBackProps) {
  const t = useT();
  const group = useGroup();
  const { uid, mayWrite } = useRights();
  const database = useDatabase();
  const free = useActivePeople().filter((person) => person.uid === undefined);
  const offers = group.data.offers ?? {};
  const [chosen, setChosen] = useState('');
  const person =
    free.find(({ id }) => id === chosen) ?? free.find(({ id }) => offers[id] === member) ?? free[0];
  if (!mayWrite || member === uid || person === undefined) return null;
  const { id: personId, name } = person;
  return (
    <div className={styles['stack']}>
      <Select
        label={t('settings:inviteBackAs')}
        value={personId}
        options={free.map((one) => ({ value: one.id, label: one.name }))}
        onValueChange={setChosen}
      />
      <div className={styles['actions']}>
        <Button
          onClick={() => {
            offerSeat(database, { group, uid, personId, member });
            notices.show({ text: t('settings:invitedBack', { name }) });
            onDone();
          }}
        >
          {t('settings:inviteBack')}
        </Button>
      </div>
    </div>
  );
}
