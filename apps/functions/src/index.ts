export { sendDigests } from './digest/send-digests.ts';
export { unsubscribe } from './digest/unsubscribe.ts';
export { finishDeletions } from './housekeeping/finish-deletions.ts';
export { recount } from './housekeeping/recount.ts';
export { tidy } from './housekeeping/tidy.ts';
export { notifyMembers } from './push/notify-members.ts';
export { rates } from './rates/rates.ts';
export { recurring } from './recurring/recurring.ts';
