import { DeleteCard } from '@quits/auth-ui';
import { useUser } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner } from '@quits/ui';
import { useState } from 'react';
import { useAccountTools } from '../../account/account-tools.tsx';
import { begunRemoval } from '@quits/product/account/begun-removal.ts';
import { needsFate } from '@quits/product/account/needs-fate.ts';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { GroupFates } from './group-fates.tsx';

/** Card that deletes the account: shows what happens to each group, and asks where the user is the only owner. */
export function DeleteAccountCard() {
  const t = useT();
  const errorText = useErrorText();
  const { removal } = useAccountTools();
  const uid = useUser()?.uid ?? '';
  const groups = useOwnGroups();
  const [fates, setFates] = useState(() => begunRemoval(uid)?.fates ?? {});
  const known = groups.status === 'ready' ? groups.data : [];
  const undecided = known.some(({ id, data }) => needsFate(data, uid) && fates[id] === undefined);

  return (
    <DeleteCard
      text={t('account:deleteText')}
      ready={!undecided && groups.status === 'ready'}
      onConfirm={() => removal.decide({ fates, neutralName: t('account:formerMember') })}
    >
      {groups.status === 'failed' ? (
        <Banner tone="danger">{errorText(groups.error)}</Banner>
      ) : (
        <GroupFates
          groups={known}
          uid={uid}
          fates={fates}
          onDecide={(groupId, fate) => setFates({ ...fates, [groupId]: fate })}
        />
      )}
    </DeleteCard>
  );
}
