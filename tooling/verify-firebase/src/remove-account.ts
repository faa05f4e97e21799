import { getOnce } from '@quits/firestore';
import { groups } from '@quits/product/group/collections.ts';
import { removeAccountData } from '@quits/product/account/remove-account-data.ts';
import { deleteUser } from 'firebase/auth';
import type { Device } from './device.ts';
import { must } from './world.ts';

/**
 * Removes the account signed in on a device with all its data: its groups, which have no other
 * owners, and their files. Does nothing without a signed-in account.
 * @throws the failure
 */
export async function removeAccount(device: Device): Promise<void> {
  const { auth, database, deleteFiles } = device;
  const user = auth.currentUser;
  if (user === null) return;
  const { uid } = user;
  const own = must(
    await getOnce(
      database,
      groups,
      {},
      (query) => query.where('memberUids', 'array-contains', uid),
      { source: 'server' },
    ),
  );
  const dispositions = Object.fromEntries(own.data.map(({ id }) => [id, 'delete']));
  await removeAccountData(database, {
    uid,
    plan: { dispositions, neutralName: 'Former member' },
    deleteFiles,
  });
  await deleteUser(user);
}
