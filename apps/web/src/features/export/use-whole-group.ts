import type { AppError } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import type { ExportedGroup } from '@quits/ledger/files';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { budgets } from '@quits/product/budget/collections.ts';
import { exportedBudgets } from '@quits/product/export/exported-budgets.ts';
import { readAll } from '@quits/product/io/read-pages.ts';
import { readWholeGroup } from '@quits/product/expense/read-whole-group.ts';
import { whenSent } from '@quits/product/io/when-sent.ts';
import { recurring } from '@quits/product/series/collections.ts';
import { exportedGroup } from '@quits/product/export/exported-group.ts';
import { useGroup } from '../../open-group/group-context.tsx';

/** Progress of reading the group for an export. */
export type WholeGroupState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading'; readonly count: number }
  | {
      readonly step: 'ready';
      readonly whole: ExportedGroup;
      /** Whether the data is only from the cache, or partly unreadable. */
      readonly isPartial: boolean;
    }
  | { readonly step: 'failed'; readonly error: AppError };

/**
 * Returns a function that reads the whole open group, again on each call, because others may have
 * written.
 */
export function useWholeGroup(): {
  readonly state: WholeGroupState;
  readonly load: () => Promise<ExportedGroup | undefined>;
  /** Prints the result. */
  readonly print: () => Promise<void>;
} {
  const database = useDatabase();
  const { id, data } = useGroup();
  const [state, setState] = useState<WholeGroupState>({ step: 'idle' });

  async function load(): Promise<ExportedGroup | undefined> {
    setState({ step: 'reading', count: 0 });
    await whenSent(database);
    const all = await readWholeGroup(database, id, {
      onProgress: (count) => setState({ step: 'reading', count }),
    });
    const series = await readAll(database, recurring, { groupId: id });
    const limits = await readAll(database, budgets, { groupId: id });
    if (!all.ok || !series.ok || !limits.ok) {
      const failed = [all, series, limits].find((one) => !one.ok);
      if (failed?.ok === false) setState({ step: 'failed', error: failed.error });
      return undefined;
    }
    const monthly = exportedBudgets(data, limits.value.docs);
    const whole = {
      ...exportedGroup(data, all.value.docs, series.value.docs),
      ...(monthly.length === 0 ? {} : { budgets: monthly }),
    };
    const isPartial = [all.value, series.value, limits.value].some(
      ({ fromCache, unreadable }) => fromCache || unreadable > 0,
    );
    // Render the content before the print dialog opens.
    flushSync(() => setState({ step: 'ready', whole, isPartial }));
    return whole;
  }

  return {
    state,
    load,
    async print() {
      if ((await load()) !== undefined) window.print();
    },
  };
}
