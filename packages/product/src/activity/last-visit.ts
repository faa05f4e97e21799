/** Returns when a user last opened a group's activity on this device. */
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
    // Without storage, no divider is shown.
  }
}

const keyOf = (groupId: string) => `quits.visit.${groupId}`;
