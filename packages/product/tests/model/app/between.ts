import { duesIn } from '../../../src/between/dues.ts';
import { settlementsOf, writeSettlements } from '../../../src/between/settle-all.ts';
import type { Page } from '../page.ts';
import { request } from './at.ts';

/** Settles everything between the page's account and the others, as the pages about people do. */
export function settleEverything(page: Page): void {
  const { group, uid } = request(page);
  const { dues } = duesIn(group, { uid, entries: [], compare: (a, b) => (a < b ? -1 : 1) });
  writeSettlements(page.database, uid, settlementsOf(dues, new Date(2026, 10, 20)));
}
