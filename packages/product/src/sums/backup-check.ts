import { checkStoredSums, type StoredDocument } from './check-stored-sums.ts';

/** Groups that are listed. */
const MOST = 100;

interface Report {
  readonly summary: string;
  /** A sentence for each group whose sums differ. */
  readonly problems: readonly string[];
}

/**
 * Compares the sums of all groups in a backup with their expenses, for `quits-backend verify --check`. Built as a file of its own,
 * whose default export the backend loads.
 */
// oxlint-disable-next-line no-default-export -- The backend's interface.
export default function checkBackup(documents: Iterable<StoredDocument>): Report {
  const { groups, expenses, wrong } = checkStoredSums(documents);
  return {
    summary: `sums of ${groups} groups with ${expenses} expenses`,
    problems: [...wrong].slice(0, MOST).map(([id, { balances, months, count }]) => {
      const parts = [
        ...Object.keys(balances).map((currency) => `balances in ${currency}`),
        ...Object.keys(months).map((month) => `totals of ${month}`),
        ...(count === 0 ? [] : ['number of expenses']),
      ];
      return `The sums of the group ${id} differ from its expenses (${parts.join(', ')}). An editor can recalculate them in the app.`;
    }),
  };
}
