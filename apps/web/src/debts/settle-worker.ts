import { simplifyDebts } from '@quits/ledger';
import type { SettleAnswer, SettleTask } from '@quits/product/balances/settle-off-thread.ts';

addEventListener('message', ({ data: { id, request } }: MessageEvent<SettleTask>) => {
  const answer: SettleAnswer = { id, result: simplifyDebts(request) };
  postMessage(answer);
});
