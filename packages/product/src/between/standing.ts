import type { Doc } from '@quits/firestore';
import type { SimplifyDebtsRequest } from '@quits/ledger';
import type { SheetOptions } from '../balances/balance-sheets.ts';
import { partyEntries } from '../balances/party-entries.ts';
import type { Group } from '../group/schema.ts';
import type { History } from '../history/whole-history.ts';
import { type Due, type GroupDues, duesIn, needsHistory } from './dues.ts';

/** The amounts between the reader and the others in several groups. */
export interface Standing {
  readonly dues: readonly Due[];
  /** The status of each group, by its id. */
  readonly statuses: ReadonlyMap<string, GroupDues['status']>;
  /** Plans that have to be computed. */
  readonly requests: readonly SimplifyDebtsRequest[];
  /** Whether a history is incomplete because the device is offline. */
  readonly isPartial: boolean;
}

/** Options of {@link standingIn}. */
export interface StandingOptions {
  readonly uid: string;
  /** Histories of the groups that {@link needsHistory} is true for, as far as they are known. */
  readonly histories: ReadonlyMap<string, History>;
  readonly plan: SheetOptions['plan'];
  readonly compare: SheetOptions['compare'];
}

/** Returns the amounts between the reader and the others in several groups. */
export function standingIn(
  groups: readonly Doc<Group>[],
  { uid, histories, plan, compare }: StandingOptions,
): Standing {
  const found = groups.map((group) => {
    const history = needsHistory(group.data) ? histories.get(group.id) : undefined;
    const isRead = history !== undefined && history.status !== 'loading';
    const entries = isRead ? partyEntries(group.data, history.expenses) : undefined;
    return { id: group.id, ...duesIn(group, { uid, entries, plan, compare }) };
  });
  return {
    dues: found.flatMap(({ dues }) => dues),
    statuses: new Map(found.map(({ id, status }) => [id, status])),
    requests: found.flatMap(({ requests }) => requests),
    isPartial: [...histories.values()].some(
      ({ status, complete }) => status === 'ready' && !complete,
    ),
  };
}
