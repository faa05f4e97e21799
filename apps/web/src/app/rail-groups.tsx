import { useUser } from '@quits/auth/react';
import { MoneyScopeProvider, useT } from '@quits/i18n/react';
import { balancesOfPerson, ownPersonId } from '@quits/product/person/people.ts';
import { RailList } from '@quits/ui';
import { BalanceAmount } from '../money/balance-amount.tsx';
import { scopeOfGroups } from '../money/scope-of-groups.ts';
import { GroupTile } from '../own-groups/group-tile.tsx';
import { useOwnGroups } from '../own-groups/use-own-groups.ts';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';

/** Maximum number of groups in the rail. */
const MOST = 5;

/** The groups with the newest changes, and the user's balance in each. */
export function RailGroups({ groupId }: { readonly groupId: string | undefined }) {
  const t = useT();
  const uid = useUser()?.uid;
  const state = useOwnGroups();
  const groups = state.status === 'ready' ? state.data : [];
  const open = groups.filter(({ data }) => data.archivedAt === undefined);
  const items = open.slice(0, MOST).map(({ id, data }) => {
    const [balance, ...others] = balancesOfPerson(data, ownPersonId(data, uid));
    return {
      id,
      label: data.name,
      icon: <GroupTile emoji={data.emoji} size="small" />,
      detail:
        balance === undefined || others.length > 0 ? undefined : (
          <BalanceAmount {...balance} sign="always" />
        ),
      render: linkTo(paths.group(id)),
      current: id === groupId,
    };
  });
  const all = { id: 'all', label: t('common:all'), render: linkTo(paths.groups()) };
  return (
    <MoneyScopeProvider {...scopeOfGroups(groups.map(({ data }) => data))}>
      <RailList label={t('groups:title')} items={open.length > MOST ? [...items, all] : items} />
    </MoneyScopeProvider>
  );
}
