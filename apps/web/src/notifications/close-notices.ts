/** Closes the notifications of a group that is being looked at. */
export async function closeNotices(groupId: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: groupId })) ?? []) shown.close();
}
