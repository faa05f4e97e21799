import { useUser } from '@quits/auth/react';
import { useLiveDocument } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Icon, type RootProps, type ShellAction, type ShellItem } from '@quits/ui';
import { CircleUser, Plus, Rows3, ScrollText, Search } from 'lucide-react';
import { useLocation } from 'react-router';
import { groups } from '@quits/product/group/collections.ts';
import { mayWrite } from '@quits/product/access.ts';
import { useOwnGroups } from '../own-groups/use-own-groups.ts';
import { groupIdOf } from '../routing/group-id-of.ts';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';

/** Input of {@link useShellPlaces}. */
export interface ShellPlacesRequest {
  /** Number of groups with new activity. */
  readonly unread: number;
  readonly onSearch: () => void;
}

/** Returns the items and the main action of the navigation: a new expense. In a group, the items include its activity. */
export function useShellPlaces({ unread, onSearch }: ShellPlacesRequest): {
  readonly items: readonly ShellItem[];
  readonly action: ShellAction | undefined;
} {
  const t = useT();
  const { number } = useFormatter();
  const { pathname } = useLocation();
  const uid = useUser()?.uid;
  const groupId = groupIdOf(pathname);
  const state = useLiveDocument(
    groups,
    groupId === undefined || uid === undefined ? undefined : { id: groupId },
  );
  const group = state.status === 'ready' ? state.data : undefined;

  const link = (id: string, label: string, icon: ShellItem['icon'], path: string): ShellItem => ({
    id,
    label,
    icon,
    render: linkTo(path),
    place: pathname === path ? 'here' : 'elsewhere',
  });
  const search: ShellItem = {
    id: 'search',
    label: t('common:search'),
    icon: <Icon glyph={Search} />,
    render: ({ children, ...looks }: RootProps) => (
      <button {...looks} type="button" aria-haspopup="dialog" onClick={onSearch}>
        {children}
      </button>
    ),
  };
  const activity =
    groupId === undefined
      ? []
      : [
          link(
            'activity',
            t('balances:activity'),
            <Icon glyph={ScrollText} />,
            paths.activity(groupId),
          ),
        ];
  // Until the group has loaded, assume that the user may add expenses: a button that appeared later would move the other items.
  const isKnown = state.status === 'ready' || state.status === 'failed';
  const mayWriteGroup = group === undefined ? !isKnown : mayWrite(group.data, uid);
  const own = useOwnGroups();
  // Elsewhere, a new expense begins with the choice of its group.
  const mayChoose = own.status !== 'ready' || own.data.some(({ data }) => mayWrite(data, uid));
  const mayAdd = groupId === undefined ? mayChoose && uid !== undefined : mayWriteGroup;

  return {
    items: [
      {
        ...link('groups', t('groups:title'), <Icon glyph={Rows3} />, paths.groups()),
        ...(unread > 0 && { badge: number(unread) }),
      },
      ...activity,
      search,
      link('account', t('commands:account'), <Icon glyph={CircleUser} />, paths.account()),
    ],
    action: mayAdd
      ? {
          label: t('expenses:add'),
          icon: <Icon glyph={Plus} />,
          render: linkTo(groupId === undefined ? paths.addSomewhere() : paths.addExpense(groupId)),
        }
      : undefined,
  };
}
