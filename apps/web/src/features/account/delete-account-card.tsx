import { DeleteCard } from '@quits/auth-ui';
import { useUser } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner } from '@quits/ui';
import { useState } from 'react';
import { useAccountTools } from '../../account/account-tools.tsx';
import { pendingDeletion } from '@quits/product/account/pending-deletion.ts';
import { needsSuccessor } from '@quits/product/account/needs-successor.ts';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { GroupDispositions } from './group-dispositions.tsx';

/** Card that deletes the account: shows what happens to each group, and asks where the user is the only owner. */
export function DeleteAccountCard() {
  const t = useT();
  const errorText = useErrorText();
  const { removal } = useAccountTools();
  const user = useUser();
  const uid = user?.uid ?? '';
  const isGuest = user?.isAnonymous === true;
  const groups = useOwnGroups();
  const [dispositions, setDispositions] = useState(() => pendingDeletion(uid)?.dispositions ?? {});
  const known = groups.status === 'ready' ? groups.data : [];
  const undecided = known.some(
    ({ id, data }) => needsSuccessor(data, uid) && dispositions[id] === undefined,
  );

  return (
    <DeleteCard
      text={t(isGuest ? 'account:deleteTextGuest' : 'account:deleteText')}
      isGuest={isGuest}
      ready={!undecided && groups.status === 'ready'}
      onConfirm={() => removal.decide({ dispositions, neutralName: t('account:formerMember') })}
    >
      {groups.status === 'failed' ? (
        <Banner tone="danger">{errorText(groups.error)}</Banner>
      ) : (
        <GroupDispositions
          groups={known}
          uid={uid}
          dispositions={dispositions}
          onDecide={(groupId, disposition) =>
            setDispositions({ ...dispositions, [groupId]: disposition })
          }
        />
      )}
    </DeleteCard>
  );
}
