/** Returns the key under which the device stores an account's payments while `settleAll` queues them; also the name of its lock. */
export function settlingKey(uid: string): string {
  return `quits.settling.${uid}`;
}
