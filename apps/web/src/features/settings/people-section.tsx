import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Avatar, Badge, Card, List, ListRow } from '@quits/ui';
import { useState } from 'react';
import { addPeople } from '@quits/product/person/add-people.ts';
import { isOnlooker } from '@quits/product/person/onlookers.ts';
import { MAX_PEOPLE } from '@quits/product/group/schema.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useHue } from '../../group-people/use-hue.ts';
import { usePhotoOf } from '../../open-group/group-photos.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { useJoined } from '../../text/use-joined.ts';
import { AddPerson } from './add-person.tsx';
import { MemberSheet } from './member-sheet.tsx';
import { MergedPeople } from './merged-people.tsx';
import { type Membership, membershipsOf, takenNames } from '@quits/product/person/memberships.ts';
import { PersonSheet } from './person-sheet.tsx';
import { ROLE_TEXT } from '@quits/product/person/role-text.ts';

/** People of the group, with and without accounts; editors can open each. */
export function PeopleSection() {
  const t = useT();
  const { compare } = useFormatter();
  const joined = useJoined();
  const hueOf = useHue();
  const photoOf = usePhotoOf();
  const group = useGroup();
  const database = useDatabase();
  const { uid, mayWrite, owns } = useRights();
  const [openKey, setOpenKey] = useState<string>();
  const memberships = membershipsOf(group.data, { uid, compare });
  const open = memberships.find(({ key }) => key === openKey);
  const close = () => setOpenKey(undefined);

  /** A member who isn’t linked to a person has a role and nothing else. */
  const mayOpen = (one: Membership) => (one.person === undefined ? owns : mayWrite || owns);

  return (
    <>
      <Card aria-label={t('groups:people')}>
        <List aria-live="polite" aria-relevant="additions">
          {memberships.map((one) => {
            const name = one.person?.name ?? t('common:someone');
            return (
              <ListRow
                key={one.key}
                leading={
                  <Avatar
                    name={name}
                    hue={hueOf(one.person?.id ?? one.key)}
                    src={photoOf(one.key)}
                  />
                }
                title={name}
                {...descriptionOf(one)}
                action={
                  one.role === undefined ? (
                    t('settings:guest')
                  ) : (
                    <Badge>{t(ROLE_TEXT[one.role])}</Badge>
                  )
                }
                {...(mayOpen(one) ? { onPress: () => setOpenKey(one.key) } : {})}
              />
            );
          })}
        </List>
        {mayWrite ? (
          <AddPerson
            taken={takenNames(group.data)}
            room={MAX_PEOPLE - Object.keys(group.data.people).length}
            onAdd={(names) => addPeople(database, { group, uid, names })}
          />
        ) : null}
        {open === undefined ? null : open.person === undefined ? (
          <MemberSheet member={open.key} onClose={close} />
        ) : (
          <PersonSheet person={open.person} member={open.member} onClose={close} />
        )}
      </Card>
      {mayWrite ? <MergedPeople /> : null}
    </>
  );

  function descriptionOf({ person }: Membership): { readonly description?: string } {
    if (person === undefined) return {};
    if (person.leftAt !== undefined) return { description: t('groups:leftGroup') };
    const isOwn = person.uid === uid;
    const description = joined([
      isOwn ? t('common:you') : undefined,
      person.household,
      isOnlooker(person) ? t('groups:onlooker') : undefined,
    ]);
    return description === '' ? {} : { description };
  }
}
