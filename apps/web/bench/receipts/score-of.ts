import type { SampleReceipt } from '@quits/ledger/sample-receipts/sample-receipt';

/** Result of reading a photo; amounts in minor units. */
export interface Reading {
  readonly total: number | undefined;
  /** Why nothing was read. */
  readonly problem?: string;
  readonly items: readonly {
    readonly name: string;
    readonly amount: number;
    readonly isDoubtful?: boolean;
  }[];
}

/** How much of a receipt was read. */
export interface Score {
  readonly isTotalRight: boolean;
  readonly items: number;
  /** Items with the right amount, in order, and at least half of the name's letters. */
  readonly right: number;
  /** Items that are wrong, but aren't marked as doubtful. */
  readonly wrongUnmarked: number;
}

/** Compares what was read with what was printed. */
export function scoreOf(receipt: SampleReceipt, { total, items }: Reading): Score {
  const left = [...items];
  let right = 0;
  for (const item of receipt.items) {
    const at = left.findIndex(
      ({ name, amount }) => amount === item.amount && alike(name, item.name) >= 0.5,
    );
    if (at === -1) continue;
    right += 1;
    left.splice(at, 1);
  }
  return {
    isTotalRight: total === receipt.total,
    items: receipt.items.length,
    right,
    wrongUnmarked: left.filter(({ isDoubtful }) => isDoubtful === false).length,
  };
}

/** Part of the pairs of letters that two names share. */
function alike(a: string, b: string): number {
  const pairs = (text: string) => {
    const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) =>
      letters.slice(at, at + 2),
    );
  };
  const [first, second] = [pairs(a), pairs(b)];
  const shared = first.filter((pair) => second.includes(pair)).length;
  return (2 * shared) / Math.max(1, first.length + second.length);
}
