import type { Doc } from '@quits/firestore';
import { activePeople, type ReadBy } from '@quits/product/person/people.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { keepDraft, readDraft } from '@quits/product/expense-form/drafts.ts';
import { startForm } from '@quits/product/expense-form/start-form.ts';
import type { Files } from '../../files/create-files.ts';
import { addReceiptFiles } from '../../receipts/receipt-files.ts';

/** What was shared, and where it goes. */
export interface SharedDraft {
  readonly uid: string;
  readonly compare: ReadBy['compare'];
  readonly group: Doc<Group>;
  readonly files: Files;
  readonly shared: readonly File[];
  readonly title: string | undefined;
}

/** Puts shared files into the draft of the group's next expense, the one that is there if there is one. */
export async function draftWithFiles(request: SharedDraft): Promise<void> {
  const { uid, compare, group, files, shared, title } = request;
  const key = { uid, groupId: group.id };
  const people = activePeople(group.data, { uid, compare });
  const draft = readDraft(key) ?? startForm({ ...key, group: group.data, people, now: new Date() });
  const owner = { groupId: group.id, expenseId: draft.expenseId };
  const added = await addReceiptFiles(files, owner, shared, draft.receipts.length);
  keepDraft(key, {
    ...draft,
    title: draft.title === '' && title !== undefined ? title.slice(0, 120) : draft.title,
    receipts: [...draft.receipts, ...added.receipts],
  });
}
