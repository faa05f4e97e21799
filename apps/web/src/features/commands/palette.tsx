import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { type CommandPaletteItem, CommandPalette, Icon } from '@quits/ui';
import { CircleUser, FileUp, Keyboard, Plus, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mayWrite } from '@quits/product/access.ts';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { GroupTile } from '../../own-groups/group-tile.tsx';
import { paths } from '../../routing/paths.ts';
import { LETTERS } from '@quits/product/values/shortcut.ts';
import { useFound } from './use-found.tsx';

/** Props of {@link Palette}. */
export interface PaletteProps {
  /** The group that is open. */
  readonly groupId: string | undefined;
  readonly onOpenChange: (open: boolean) => void;
  readonly onHelp: () => void;
}

/** Search for groups, screens, common actions, and the people and expenses that the device knows. */
export function Palette({ groupId, onOpenChange, onHelp }: PaletteProps) {
  const t = useT();
  const navigate = useNavigate();
  const uid = useUser()?.uid;
  const own = useOwnGroups();
  const [query, setQuery] = useState('');
  const results = useFound(own.status === 'ready' ? own.data : [], query);
  const go = (path: string) => () => void navigate(path);

  const open = own.status === 'ready' ? own.data.find(({ id }) => id === groupId) : undefined;
  const mayAdd = open !== undefined && mayWrite(open.data, uid);
  const inGroup: readonly CommandPaletteItem[] =
    groupId === undefined
      ? []
      : [
          ...(mayAdd
            ? [
                {
                  value: 'add',
                  label: t('expenses:add'),
                  icon: <Icon glyph={Plus} />,
                  detail: LETTERS.add,
                  onSelect: go(paths.addExpense(groupId)),
                },
              ]
            : []),
          place('expenses', t('expenses:title'), paths.group(groupId)),
          place('balances', t('balances:title'), paths.balances(groupId)),
          place('insights', t('balances:insights'), paths.insights(groupId)),
          place('activity', t('balances:activity'), paths.activity(groupId)),
          place('settings', t('groups:settings'), paths.groupSettings(groupId)),
          within('categories', t('groups:categories'), paths.groupCategories(groupId)),
          within('recurring', t('groups:recurring'), paths.groupRecurring(groupId)),
          within('export', t('settings:export'), paths.groupExport(groupId)),
        ];

  function place(value: keyof typeof LETTERS, label: string, path: string): CommandPaletteItem {
    return { value, label, detail: LETTERS[value], onSelect: go(path) };
  }

  function within(value: string, label: string, path: string): CommandPaletteItem {
    return { value, label, onSelect: go(path) };
  }

  const others = own.status === 'ready' ? own.data.filter(({ id }) => id !== groupId) : [];
  const commands: readonly CommandPaletteItem[] = [
    ...inGroup,
    ...others.map(({ id, data }) => ({
      value: `group-${id}`,
      label: data.name,
      icon: <GroupTile emoji={data.emoji} size="small" />,
      onSelect: go(paths.group(id)),
    })),
    { ...place('groups', t('groups:title'), paths.groups()), icon: <Icon glyph={Rows3} /> },
    {
      value: 'new-group',
      label: t('groups:new'),
      icon: <Icon glyph={Plus} />,
      onSelect: go(paths.newGroup()),
    },
    {
      value: 'import',
      label: t('importing:title'),
      icon: <Icon glyph={FileUp} />,
      onSelect: go(paths.importFile()),
    },
    {
      value: 'account',
      label: t('account:title'),
      icon: <Icon glyph={CircleUser} />,
      onSelect: go(paths.account()),
    },
    {
      value: 'help',
      label: t('commands:shortcuts'),
      icon: <Icon glyph={Keyboard} />,
      detail: LETTERS.help,
      onSelect: onHelp,
    },
  ];

  return (
    <CommandPalette
      open
      onOpenChange={onOpenChange}
      commands={commands}
      results={results}
      onQueryChange={setQuery}
      labels={{
        title: t('commands:title'),
        placeholder: t('commands:placeholder'),
        empty: t('expenses:noMatch'),
      }}
    />
  );
}
