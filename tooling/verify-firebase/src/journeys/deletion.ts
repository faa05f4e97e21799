import { deleteGroup } from '@quits/product/group/delete-group.ts';
import { toAppError } from '@quits/errors';
import { doc, getDoc } from 'firebase/firestore';
import { listAll, ref } from 'firebase/storage';
import { removeAccount } from '../remove-account.ts';
import { check, must, type World } from '../world.ts';
import { refusedSignIn } from './accounts.ts';
import type { Journey } from './journey.ts';

/** Deleting a group and an account for good. */
export const deletionJourneys: readonly Journey[] = [
  { id: 'deletion', title: 'delete a group and an account', needs: ['join'], play: deleteAll },
];

async function deleteAll(world: World): Promise<void> {
  const { ana, ben, groupId, groupIds } = world;
  const request = { groupId, uid: ana.uid(), deleteFiles: ana.deleteFiles };
  must(await deleteGroup(ana.database, request));
  groupIds.shift();
  const code = await getDoc(doc(ben.firestore, `groups/${groupId}`)).then(
    () => undefined,
    (cause: unknown) => toAppError(cause).code,
  );
  check(code === 'firestore/permission-denied', 'A deleted group can be read.');
  const left = await listAll(ref(ana.storage, `groups/${groupId}/receipts`)).catch(() => undefined);
  check(left === undefined || left.items.length + left.prefixes.length === 0, 'Files are left.');
  await removeAccount(ben);
  await refusedSignIn(world, 'ben', world.password);
}
