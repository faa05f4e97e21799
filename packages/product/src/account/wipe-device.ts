import { removeKeys } from '../device/remove-keys.ts';

/** Keys of the device's own settings; everything else of the product is about a person. */
const SETTINGS =
  /^quits\.(?:appearance|config|consent|currency|install(?:\.visited)?|offered|singleKeys|wiping)$/;
/** Keys of the product, and of the database's clients in other tabs. */
const OURS = /^(?:quits\.|firestore_|react-router-scroll)/;
/** Keys for signing in again: the page to return to, the email address. */
const RETURN = /^quits\.auth\./;
/** Caches of code. */
const CODE = /^quits-on-demand$/;
/** Databases of unsent changes and files, and of unfinished imports. */
const UNSENT: readonly string[] = ['write-journal', 'upload-queue', 'quits-import'];
/** Time after which a database that another tab has open is left to that tab, in ms. */
const PATIENCE = 3_000;

/** Storages of the device; those that a browser blocks are missing. */
export interface DeviceStorages {
  readonly local: Storage | undefined;
  readonly tab: Storage | undefined;
  readonly databases: IDBFactory | undefined;
  readonly caches: CacheStorage | undefined;
}

/** A session that has ended. */
export interface EndedSession {
  /** Whether nobody on this device ended it, so that its user will probably sign in again. */
  readonly isLost: boolean;
  readonly uid?: string | undefined;
}

/**
 * Deletes everything about people from the device: settings and code stay. Firestore must have stopped in this tab. After a lost session,
 * the page to return to and unsent changes stay, which only their account can see and send. Returns the number of its changes.
 */
export async function wipeDevice(
  { local, tab, databases, caches }: DeviceStorages,
  ended: EndedSession,
): Promise<number> {
  const isPersonal = (key: string) =>
    OURS.test(key) && !SETTINGS.test(key) && !(ended.isLost && RETURN.test(key));
  if (local !== undefined) removeKeys(local, isPersonal);
  if (tab !== undefined) removeKeys(tab, isPersonal);
  const [unsent] = await Promise.all([
    databases === undefined ? 0 : wipeDatabases(databases, ended),
    caches === undefined ? undefined : wipeCaches(caches),
  ]);
  // Firestore's clients in other tabs wrote theirs until they stopped.
  if (local !== undefined) removeKeys(local, isPersonal);
  return unsent;
}

async function wipeCaches(caches: CacheStorage): Promise<void> {
  try {
    const personal = (await caches.keys()).filter(
      (name) => name.startsWith('quits-') && !CODE.test(name),
    );
    await Promise.all(personal.map((name) => caches.delete(name)));
  } catch {
    // The browser blocks caches, so there are none.
  }
}

async function wipeDatabases(factory: IDBFactory, ended: EndedSession): Promise<number> {
  const names = await namesOf(factory);
  const change = ended.isLost ? requeueFor(ended.uid) : clear;
  const unsent = UNSENT.filter((name) => names.has(name));
  const kept = await Promise.all(unsent.map((name) => changeStores(factory, name, change)));
  const deleted = [...names].filter((name) => name.startsWith('firestore/'));
  await Promise.all(deleted.map((name) => deleteDatabase(factory, name)));
  return kept.reduce((sum, entries) => sum + entries, 0);
}

/** Changes a store; calls back for each of the user's entries that it keeps. */
type StoreChange = (store: IDBObjectStore, onKept: () => void) => void;

const clear: StoreChange = (store) => void store.clear();

/**
 * Keeps all unsent entries, and marks them as not queued: Firestore's queue is deleted, and the next page would take queued changes for
 * ones that were sent and refused. Counts the entries of one user.
 */
function requeueFor(uid: string | undefined): StoreChange {
  return (store, onKept) => {
    const reading = store.openCursor();
    reading.addEventListener('success', () => {
      const cursor = reading.result;
      if (cursor === null) return;
      const entry: unknown = cursor.value;
      if (typeof entry === 'object' && entry !== null && 'applied' in entry) cursor.delete();
      else if (typeof entry === 'object' && entry !== null) {
        if ('uid' in entry && entry.uid === uid) onKept();
        if ('queued' in entry) {
          const { queued: _, ...unqueued } = entry;
          cursor.update(unqueued);
        }
      }
      cursor.continue();
    });
  };
}

async function namesOf(factory: IDBFactory): Promise<ReadonlySet<string>> {
  try {
    return new Set((await factory.databases()).map(({ name = '' }) => name));
  } catch {
    return new Set();
  }
}

/** Changes the stores of a database, which may be open elsewhere; returns the number of the user's entries that were kept. */
function changeStores(factory: IDBFactory, name: string, change: StoreChange): Promise<number> {
  return new Promise((resolve) => {
    const opening = factory.open(name);
    const failed = () => resolve(0);
    opening.addEventListener('error', failed);
    opening.addEventListener('success', () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      let entries = 0;
      if (stores.length === 0) {
        database.close();
        failed();
        return;
      }
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores) change(transaction.objectStore(store), () => (entries += 1));
      const done = () => {
        database.close();
        resolve(entries);
      };
      transaction.addEventListener('complete', done);
      transaction.addEventListener('abort', done);
    });
  });
}

/** Deletes a database; tabs that have it open are told to close it. */
function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve) => {
    const deleting = factory.deleteDatabase(name);
    const done = () => resolve();
    deleting.addEventListener('success', done);
    deleting.addEventListener('error', done);
    setTimeout(done, PATIENCE);
  });
}
