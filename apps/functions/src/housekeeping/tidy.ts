import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';

type StoredFile = ReturnType<ReturnType<typeof storage.bucket>['file']>;

const DAY = 24 * 3_600_000;
/** How long an expired link still tells its holder that it has expired, in ms. */
const KEPT_INVITES = 30 * DAY;
/** How long a receipt is kept without its expense, which an offline device may send much later, in ms. */
const KEPT_RECEIPTS = 30 * DAY;
const PAGE = 300;

const app = initializeApp(undefined, 'tidy');
const firestore = getFirestore(app);
const storage = getStorage(app);

/** Deletes invitations that have expired long ago, and receipts of expenses that don't exist. */
export const tidy = onSchedule(
  {
    schedule: 'every day 04:00',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    retryCount: 3,
    minBackoffSeconds: 60,
  },
  async () => {
    const invites = await deleteInvites();
    const receipts = await deleteReceipts();
    logger.info(`Deleted ${invites} expired invitations and ${receipts} files without an expense.`);
  },
);

async function deleteInvites(): Promise<number> {
  const before = Timestamp.fromMillis(Date.now() - KEPT_INVITES);
  const expired = firestore.collectionGroup('invites').where('expiresAt', '<=', before);
  const query = expired.orderBy('expiresAt').limit(PAGE);
  let page = await query.get();
  for (let count = 0; ;) {
    // oxlint-disable no-await-in-loop -- Page by page.
    const shown = await standingInvites(page.docs);
    const batch = firestore.batch();
    const old = page.docs.filter(({ ref }) => !shown.has(ref.path));
    for (const { ref } of old) batch.delete(ref);
    await batch.commit();
    count += old.length;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return count;
    page = await query.startAfter(last).get();
    // oxlint-enable no-await-in-loop
  }
}

/** Returns the paths of invitations that groups still name as their links. */
async function standingInvites(invites: readonly QueryDocumentSnapshot[]): Promise<Set<string>> {
  const standing = invites.filter((invite) => invite.get('standing') === true);
  const links = standing.flatMap((invite) => {
    const role: unknown = invite.get('role');
    const group = invite.ref.parent.parent;
    return group === null || typeof role !== 'string' ? [] : [group.collection('links').doc(role)];
  });
  if (links.length === 0) return new Set();
  const found = await firestore.getAll(...links);
  return new Set(
    found.map((link) => `${link.ref.parent.parent?.path}/invites/${link.get('inviteId')}`),
  );
}

async function deleteReceipts(): Promise<number> {
  let count = 0;
  let pageToken: string | undefined;
  do {
    const options = { prefix: 'groups/', maxResults: PAGE, autoPaginate: false };
    // oxlint-disable-next-line no-await-in-loop -- Page by page.
    const [files, next] = await storage
      .bucket()
      .getFiles(pageToken === undefined ? options : { ...options, pageToken });
    count += await deleteOrphans(files); // oxlint-disable-line no-await-in-loop
    pageToken = tokenIn(next);
  } while (pageToken !== undefined);
  return count;
}

/** Deletes receipts whose expense doesn't exist, unless they are new. */
async function deleteOrphans(files: readonly StoredFile[]): Promise<number> {
  const old = files.flatMap((file) => {
    const [, group, expense] = /^groups\/([^/]+)\/receipts\/([^/]+)\/[^/]+$/.exec(file.name) ?? [];
    const created = Date.parse(String(file.metadata.timeCreated));
    if (group === undefined || expense === undefined || !(created <= Date.now() - KEPT_RECEIPTS))
      return [];
    return [{ file, path: `groups/${group}/expenses/${expense}` }];
  });
  const paths = [...new Set(old.map(({ path }) => path))];
  if (paths.length === 0) return 0;
  const found = await firestore.getAll(...paths.map((path) => firestore.doc(path)));
  const missing = new Set(found.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
  const orphans = old.filter(({ path }) => missing.has(path));
  await Promise.all(orphans.map(({ file }) => file.delete({ ignoreNotFound: true })));
  return orphans.length;
}

function tokenIn(query: unknown): string | undefined {
  const isQuery = typeof query === 'object' && query !== null && 'pageToken' in query;
  return isQuery && typeof query.pageToken === 'string' ? query.pageToken : undefined;
}
