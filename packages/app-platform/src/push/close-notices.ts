/** Closes this device's notifications with a tag; with `until`, only those that tell nothing newer, in milliseconds since the epoch. */
export async function closeNotices(tag: string, until = Infinity): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) {
    // The service worker keeps the time of the newest change.
    if ((shown.data?.at ?? 0) <= until) shown.close();
  }
}
