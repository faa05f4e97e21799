import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { parseAmount } from '@quits/ledger';
import { categoryOf } from '@quits/product/category/list-categories.ts';
import { writeFilter } from '@quits/product/expense-list/expense-filter.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { onDevice } from '@quits/product/history/read-history.ts';
import { huesOf } from '@quits/product/person/person-hue.ts';
import {
  type Found,
  type SearchedGroup,
  searchGroups,
} from '@quits/product/search/search-groups.ts';
import { Avatar, type CommandPaletteItem } from '@quits/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { GroupTile } from '../../own-groups/group-tile.tsx';
import { paths } from '../../routing/paths.ts';
import { useJoined } from '../../text/use-joined.ts';

/** Returns the people and expenses of all groups that match a query, from what is on the device. */
export function useFound(
  groups: readonly Doc<Group>[],
  query: string,
): readonly CommandPaletteItem[] {
  const t = useT();
  const { locale } = useFormatter();
  const text = useDeferredValue(query.trim());
  const known = useKnownExpenses(groups, query.trim() !== '');
  const itemOf = useItem();
  const found = useMemo(
    () =>
      searchGroups(known, text, {
        categoryNameOf: (group, category) => categoryOf(group, category, t).name,
        readAmount: (typed, currency) => {
          const amount = parseAmount(typed, { currency, locale });
          return amount.ok ? amount.value : undefined;
        },
      }),
    [known, text, t, locale],
  );
  return found.map(itemOf);
}

/** Reads the cached expenses of the groups once they are needed. */
function useKnownExpenses(
  groups: readonly Doc<Group>[],
  needed: boolean,
): readonly SearchedGroup[] {
  const database = useDatabase();
  const [read, setRead] = useState<ReadonlyMap<string, SearchedGroup['expenses']>>(new Map());
  const ids = groups.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!needed || ids === '') return undefined;
    let isWanted = true;
    async function readGroup(id: string): Promise<void> {
      const expenses = await onDevice(database, id);
      if (isWanted) setRead((before) => new Map(before).set(id, expenses));
    }
    for (const id of ids.split(' ')) void readGroup(id);
    return () => {
      isWanted = false;
    };
  }, [database, ids, needed]);
  return useMemo(
    () => groups.map((group) => ({ group, expenses: read.get(group.id) ?? [] })),
    [groups, read],
  );
}

/** Returns a function that turns a result into an item, which opens an expense or a person's expenses. */
function useItem(): (found: Found) => CommandPaletteItem {
  const { money, date } = useFormatter();
  const joined = useJoined();
  const navigate = useNavigate();
  return (found) => {
    const { group } = found;
    if (found.kind === 'person') {
      const { personId, name } = found;
      const search = writeFilter({ person: personId }).toString();
      return {
        value: `person-${group.id}-${personId}`,
        label: name,
        icon: (
          <Avatar
            name={name}
            hue={huesOf(Object.keys(group.data.people)).get(personId) ?? 0}
            size="small"
          />
        ),
        detail: group.data.name,
        onSelect: () => void navigate({ pathname: paths.group(group.id), search }),
      };
    }
    const { id, data } = found.expense;
    return {
      value: `expense-${group.id}-${id}`,
      label: data.title,
      icon: <GroupTile emoji={group.data.emoji} size="small" />,
      detail: joined([money(data.amount, data.currency), date(data.date), group.data.name]),
      onSelect: () => void navigate(paths.expense(group.id, id)),
    };
  };
}
