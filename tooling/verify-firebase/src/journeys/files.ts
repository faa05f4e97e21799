import { changeReceipts } from '@quits/product/expense/change-receipts.ts';
import { generateId } from '@quits/firestore';
import { readWholeGroup } from '@quits/product/expense/read-whole-group.ts';
import { exportAccount } from '@quits/product/export/export-account.ts';
import { receiptPath } from '@quits/product/expense/receipt-path.ts';
import { getBytes, getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { RefusedError, refusalOf } from '../refusal.ts';
import { check, expenseOf, must, taken, type World } from '../world.ts';
import type { Journey } from './journey.ts';

/** Journeys with stored files and exports. */
export const fileJourneys: readonly Journey[] = [
  {
    id: 'receipt',
    title: 'upload a receipt, which the other member reads',
    needs: ['add'],
    play: receipt,
  },
  { id: 'export', title: 'export the account as a file', needs: ['add'], play: takeAlong },
];

const PDF = new TextEncoder().encode('%PDF-1.4\n% Quits: a receipt of a verification\n%%EOF\n');

async function receipt(world: World): Promise<void> {
  const { ana, ben, stranger, groupId, facts } = world;
  const { docs } = must(await readWholeGroup(ana.database, groupId, { source: 'server' }));
  const [first] = docs.filter(({ data }) => data.deletedAt === undefined);
  if (first === undefined) throw new Error('There is no expense to add a receipt to.');
  const id = generateId();
  const path = receiptPath(groupId, first.id, id);
  facts.storedFiles = true;
  try {
    await uploadBytes(ref(ana.storage, path), PDF, { contentType: 'application/pdf' });
  } catch (error) {
    facts.storedFiles = refusalOf(error) === 'network';
    throw error;
  }
  const expense = await expenseOf(ana, groupId, first.id);
  const kept = { id, name: 'receipt.pdf', type: 'application/pdf' } as const;
  const existing = { groupId, uid: ana.uid(), expense };
  await taken(ana.database, changeReceipts(ana.database, existing, [kept]));

  check((await expenseOf(ben, groupId, first.id)).data.receipts.length === 1, 'No receipt shows.');
  const read = new Uint8Array(await getBytes(ref(ben.storage, path)));
  check(Buffer.compare(read, PDF) === 0, 'The file is not what was stored.');
  const isRead = await getBytes(ref(stranger.storage, path)).then(
    () => true,
    () => false,
  );
  check(!isRead, 'Somebody who is in no group reads its receipts.');

  const origin = `https://${world.config.authDomain ?? 'example.com'}`;
  const response = await fetch(await getDownloadURL(ref(ben.storage, path)), {
    headers: { origin },
  });
  await response.arrayBuffer();
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin) throw new RefusedError('cors');
  facts.allowedOrigin = allowed === '*' ? 'every' : 'the one that asks';
}

async function takeAlong(world: World): Promise<void> {
  const { ana, groupId } = world;
  const user = {
    uid: ana.uid(),
    isAnonymous: false,
    email: world.emailOf('ana'),
    emailVerified: false,
    displayName: null,
    photoURL: null,
    phoneNumber: null,
    methods: [],
    factors: [],
    createdAt: Date.now(),
    lastSignInAt: Date.now(),
  };
  const { json } = must(await exportAccount(ana.database, { user, at: new Date() }));
  const text = await json.text();
  const { format, groups }: { format?: unknown; groups?: unknown } = Object(JSON.parse(text));
  check(format === 'quits-account' && Array.isArray(groups), 'The file has another form.');
  check(text.includes(groupId) && text.includes('Dinner'), 'The file lacks what there is.');
}
