import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { offerSeat, unclaimPerson } from '@quits/product/person/change-person.ts';
import type { NamedPerson } from '@quits/product/person/people.ts';
import { useState } from 'react';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { notices } from '../../platform/notices/notices.ts';
import { PersonBalance } from './person-balance.tsx';
import { useDropPhoto } from './use-drop-photo.ts';

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
  const dropPhoto = useDropPhoto();
  const [asked, setAsked] = useState(false);
  const { id: personId, name, uid: member } = person;
  const request = { group, uid, personId };

  function unlink(): void {
    dropPhoto(member, unclaimPerson(database, request));
    onUnlinked();
    // Only the account itself can take its seat again, so the undo is an invitation.
    notices.show({
      text: t('settings:unlinked', { name }),
      ...(member === undefined || member === uid
        ? {}
        : {
            action: {
              label: t('settings:inviteBack'),
              onPress: () => {
                offerSeat(database, { ...request, member });
                notices.show({ text: t('settings:invitedBack', { name }) });
              },
            },
          }),
    });
  }

  if (!asked) return <Button onClick={() => setAsked(true)}>{t('settings:detach')}</Button>;
  return (
    <Banner
      tone="warning"
      title={t('settings:detachTitle', { name })}
      actions={
        <>
          <Button variant="danger" onClick={unlink}>
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
