import type { Notice } from '@quits/product/notifications/notice.ts';

declare const self: ServiceWorkerGlobalScope;

/** Data of a shown notification. */
interface Shown {
  /** Changes that it tells. */
  readonly ids: readonly string[];
  readonly path: string;
  /** When the last change was made, in milliseconds since the epoch. */
  readonly at: number;
}

/** Changes within so many ms alert once. */
const ONE_ALERT = 60_000;
const TOLD = 'quits-told';
/** Ids of changes to remember. */
const MOST_TOLD = 100;

/**
 * Shows a message of the server, and closes notifications of what was seen on other devices. Changes of a group share one
 * notification; a repeated message shows nothing new.
 */
export async function showNotice(data: PushMessageData | null): Promise<void> {
  const notice = readNotice(data);
  if (notice === undefined) return;
  const { registration } = self;
  await closeSeen(notice);
  const [before] = await registration.getNotifications({ tag: notice.groupId });
  const last = shownIn(before);
  const told = await caches.open(TOLD);
  const key = `/${TOLD}/${encodeURIComponent(notice.id)}`;
  if ((await told.match(key)) !== undefined) {
    await showAgain(notice, before);
    return;
  }
  const ids = [...last.ids, notice.id];
  const isOne = ids.length === 1;
  const shown: Shown = {
    ids,
    path: isOne ? notice.path : `/groups/${notice.groupId}/activity`,
    at: notice.at,
  };
  await registration.showNotification(notice.title, {
    ...looksOf(notice),
    body: isOne ? notice.body : notice.several,
    data: shown,
    ...(isOne ? {} : { renotify: notice.at - last.at > ONE_ALERT }),
  });
  await told.put(key, new Response());
  const keys = await told.keys();
  await Promise.all(keys.slice(0, -MOST_TOLD).map((request) => told.delete(request)));
  // Close it only now: browsers require a notification for each message, and Safari withdraws the permission otherwise.
  if (await isLookedAt(notice.groupId)) await closeGroup(notice.groupId);
  await updateBadge();
}

/** Shows a notification for a repeated message, which browsers require too: the one that is there as it is, or one that is closed at once. */
async function showAgain(notice: Notice, before: Notification | undefined): Promise<void> {
  await self.registration.showNotification(before?.title ?? notice.title, {
    ...looksOf(notice),
    body: before?.body ?? notice.body,
    data: before?.data,
    silent: true,
  });
  if (before === undefined) await closeGroup(notice.groupId);
  await updateBadge();
}

function looksOf({ groupId, lang, dir }: Notice): NotificationOptions {
  return { tag: groupId, lang, dir, icon: '/icon-192.png' };
}

async function closeGroup(groupId: string): Promise<void> {
  for (const shown of await self.registration.getNotifications({ tag: groupId })) shown.close();
}

/** Closes notifications of groups that were seen on other devices. */
async function closeSeen({ seen = [] }: Notice): Promise<void> {
  for (const shown of await self.registration.getNotifications()) {
    const { at } = shownIn(shown);
    if (seen.some(([groupId, until]) => groupId === shown.tag && at <= until)) shown.close();
  }
}

/** Returns whether a focused window shows a group. */
async function isLookedAt(groupId: string): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window' });
  return windows.some(
    ({ focused, url }) => focused && new URL(url).pathname.startsWith(`/groups/${groupId}`),
  );
}

/** Opens what a notification tells: in the tab that shows it already, in any other one, or in a new one. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  await updateBadge();
  const { path } = shownIn(notification);
  const windows = await self.clients.matchAll({ type: 'window' });
  const [open] = [
    ...windows.filter(({ url }) => new URL(url).pathname === path),
    ...windows.filter(({ focused }) => focused),
    ...windows,
  ];
  if (open === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  await open.focus().catch(() => undefined);
  // The page navigates by itself, so that it can ask about what isn't saved.
  open.postMessage({ type: 'OPEN', path }, { transfer: [] });
}

function readNotice(data: PushMessageData | null): Notice | undefined {
  try {
    const read: Partial<Notice> = data?.json() ?? {};
    const {
      id,
      groupId,
      path,
      title,
      body,
      several,
      lang = '',
      dir = 'ltr',
      at = 0,
      seen = [],
    } = read;
    const texts = [id, groupId, path, title, body, several];
    if (!texts.every((text) => typeof text === 'string')) return undefined;
    const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path);
    if (!isPath) return undefined;
    return {
      id: String(id),
      groupId: String(groupId),
      path,
      title: String(title),
      body: String(body),
      several: String(several),
      lang,
      dir,
      at,
      seen,
    };
  } catch {
    return undefined;
  }
}

function shownIn(notification: Notification | undefined): Shown {
  const { ids = [], path = '/groups', at = 0 }: Partial<Shown> = notification?.data ?? {};
  return { ids, path, at };
}

/** Counts the groups with notifications on the app's icon. */
async function updateBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const { length } = await self.registration.getNotifications();
  await (length > 0 ? navigator.setAppBadge(length) : navigator.clearAppBadge()).catch(
    () => undefined,
  );
}
