import { useUser } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Avatar, Badge, Card, List, ListRow } from '@quits/ui';
import { activePeople } from '../../data/people.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { AddPerson } from './add-person.tsx';
import { InviteCard } from './invite-card.tsx';
import { addPerson } from '../../data/actions/add-person.ts';
import { useHue } from '../../group-context/use-hue.ts';
import styles from './people-screen.module.css';

/** Who is in the group, and the link by which others join. */
export function PeopleScreen() {
  const hueOf = useHue();
  const t = useT();
  const group = useGroup();
  const database = useDatabase();
  const uid = useUser()?.uid;
  const people = activePeople(group.data, uid);
  const mayChange = uid !== undefined && group.data.roles[uid] !== 'viewer';
  return (
    <div className={styles['root']}>
      <Card title={t('groups:people')}>
        <List>
          {people.map((person) => (
            <ListRow
              key={person.id}
              lead={<Avatar name={person.name} hue={hueOf(person.id)} />}
              title={person.name}
              action={
                person.uid === undefined ? undefined : (
                  <Badge>{t(ROLE_TEXT[group.data.roles[person.uid] ?? 'viewer'])}</Badge>
                )
              }
            />
          ))}
        </List>
        {mayChange ? (
          <AddPerson
            taken={people.map(({ name }) => name)}
            onAdd={(name) => addPerson(database, { group, name })}
          />
        ) : null}
      </Card>
      {mayChange ? <InviteCard group={group} uid={uid} /> : null}
    </div>
  );
}

const ROLE_TEXT = {
  owner: 'groups:owner',
  editor: 'groups:editor',
  viewer: 'groups:viewer',
} as const;
