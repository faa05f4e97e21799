import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import {
  type Contact,
  joinableWith,
  type NamedPlace,
  partsOf,
  placeKey,
} from '@quits/product/between/contacts.ts';
import { joinNames, separateNames } from '@quits/product/between/join-names.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { Button, Card, List, ListRow, Select } from '@quits/ui';
import { useState } from 'react';
import { notices } from '../../platform/notices/notices.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './people.module.css';

/** Props of {@link JoinCard}. */
export interface JoinCardProps {
  readonly uid: string;
  readonly contact: Contact;
  readonly contacts: readonly Contact[];
  /** All groups of the reader. */
  readonly groups: readonly Doc<Group>[];
}

/** Joins names of different groups that are the same person, and separates them. */
export function JoinCard({ uid, contact, contacts, groups }: JoinCardProps) {
  const t = useT();
  const database = useDatabase();
  const labelled = useLabelled();
  const [chosen, setChosen] = useState('');
  const groupNames = new Map(groups.map(({ id, data }) => [id, data.name]));
  const joinable = joinableWith(contacts, contact);
  const namesake = joinable.find(({ isNamesake }) => isNamesake);
  const other = joinable.find(({ key }) => key === chosen) ?? namesake ?? joinable[0];
  const parts = partsOf(contact);
  if (other === undefined && parts.length < 2) return null;

  function separate(places: readonly NamedPlace[]): void {
    separateNames(database, { uid, places });
    notices.show({ text: t('people:separated') });
  }

  function join(one: Contact): void {
    joinNames(database, { uid, contacts: [contact, one] });
    notices.show({
      text: t('people:joined'),
      action: {
        label: t('common:undo'),
        onPress: () => separateNames(database, { uid, places: one.places }),
      },
    });
    setChosen('');
  }

  return (
    <Card title={t('people:joinTitle')}>
      <div className={styles['join']}>
        <p className={styles['note']}>{t('people:joinText')}</p>
        {parts.length < 2 ? null : (
          <List>
            {parts.map((places, at) => {
              const [first] = places;
              if (first === undefined) return null;
              return (
                <ListRow
                  key={placeKey(first)}
                  title={first.name}
                  description={groupsOf(places)}
                  action={
                    at === 0 ? undefined : (
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={labelled(
                          t('people:separate'),
                          `${first.name}, ${groupsOf(places)}`,
                        )}
                        onClick={() => separate(places)}
                      >
                        {t('people:separate')}
                      </Button>
                    )
                  }
                />
              );
            })}
          </List>
        )}
        {other === undefined ? null : (
          <div className={styles['choice']}>
            <Select
              label={t('people:joinLabel')}
              value={other.key}
              options={joinable.map((one) => ({
                value: one.key,
                label: labelled(one.name, groupsOf(one.places)),
              }))}
              onValueChange={setChosen}
            />
            <Button onClick={() => join(other)}>{t('people:join')}</Button>
          </div>
        )}
      </div>
    </Card>
  );

  function groupsOf(places: readonly NamedPlace[]): string {
    const ids = new Set(places.map(({ groupId }) => groupId));
    return [...ids].map((id) => groupNames.get(id) ?? '').join(' · ');
  }
}
