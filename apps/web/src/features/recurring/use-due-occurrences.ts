import { useUser } from '@quits/auth/react';
import { useConnection, useDatabase, useLiveQuery, useSyncStatus } from '@quits/firestore/react';
import { occurrenceId } from '@quits/ledger';
import { useEffect, useState } from 'react';
import { addDueOccurrences } from '@quits/product/series/add-due-occurrences.ts';
import { ADD_OCCURRENCE, changeSeries } from '@quits/product/series/change-series.ts';
import { recurring } from '@quits/product/series/collections.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { dueDays, nextDay } from '@quits/product/series/recurrence.ts';
import { linksOf } from '@quits/product/refused/refused-chain.ts';
import { useGroup } from '../../open-group/group-context.tsx';

/** Due occurrences in the open group, with their actions. */
export interface DueOccurrences {
  readonly count: number;
  readonly add: () => void;
  readonly skip: () => void;
}

/** Finds the days up to today that the open group's series have no expense for yet. */
export function useDueOccurrences(): DueOccurrences {
  const { id: groupId } = useGroup();
  const database = useDatabase();
  const uid = useUser()?.uid;
  const connection = useConnection();
  const [today] = useState(() => localDate(new Date()));
  const [made, setMade] = useState<ReadonlySet<string>>(new Set());
  const state = useLiveQuery(recurring, { groupId }, (query) =>
    query.where('nextDate', '<=', today),
  );
  useDropDoubles();

  // Online, wait for the server: another device may have added them already.
  const isKnown = state.status === 'ready' && (!state.fromCache || connection.status === 'offline');
  const due = (isKnown ? state.data : []).flatMap((series) =>
    dueDays(series.data, today)
      .filter((date) => !made.has(occurrenceId(series.id, date)))
      .map((date) => ({ series, date })),
  );

  function done(): void {
    setMade(new Set([...made, ...due.map(({ series, date }) => occurrenceId(series.id, date))]));
  }

  return {
    count: uid === undefined ? 0 : due.length,
    add: () => {
      if (uid === undefined) return;
      for (const series of new Set(due.map((one) => one.series))) {
        const dates = due.filter((one) => one.series === series).map(({ date }) => date);
        void addDueOccurrences(database, { groupId, uid, series }, dates);
      }
      done();
    },
    skip: () => {
      if (uid === undefined) return;
      for (const series of new Set(due.map((one) => one.series))) {
        const change = { nextDate: nextDay(series.data, today) };
        changeSeries(database, { groupId, uid, series }, change);
      }
      done();
    },
  };
}

/** Discards rejected duplicates silently: another device was first. */
function useDropDoubles(): void {
  const database = useDatabase();
  const { rejected: refused } = useSyncStatus();
  useEffect(() => {
    for (const write of refused) {
      // A dependent change by the user must be reported.
      const isDouble = linksOf(write).every(({ label }) => label === ADD_OCCURRENCE);
      if (isDouble) void database.discardWrite(write.id);
    }
  }, [database, refused]);
}
