/** Remembers on this device when someone last looked at a group's activity. */
export function lastVisit(groupId: string): number | undefined {
  try {
    const kept = Number(localStorage.getItem(keyOf(groupId)) ?? Number.NaN);
    return Number.isFinite(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Notes a visit at a moment, in milliseconds since the epoch. */
export function noteVisit(groupId: string, at: number): void {
  try {
    localStorage.setItem(keyOf(groupId), String(at));
  } catch {
    // A browser that keeps nothing shows no mark.
  }
}

const keyOf = (groupId: string) => `quits.visit.${groupId}`;
