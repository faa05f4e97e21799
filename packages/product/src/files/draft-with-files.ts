import type { Doc } from '@quits/firestore';
import { activePeople, type ReadBy } from '../person/people.ts';
import type { Group } from '../group/schema.ts';
import { keepDraft, readDraft } from '../expense-form/drafts.ts';
import { startForm } from '../expense-form/start-form.ts';
import type { Files } from './create-files.ts';
import { addReceiptFiles } from './receipt-files.ts';
import { firstCharacters, LIMITS } from '../limits.ts';

/** Shared content and its target group. */
export interface SharedDraft {
  readonly uid: string;
  readonly compare: ReadBy['compare'];
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
  readonly group: Doc<Group>;
  readonly files: Files;
  readonly shared: readonly File[];
  readonly title: string | undefined;
}

/** Adds shared files to the draft of the group's next expense, existing or new. */
export async function draftWithFiles(request: SharedDraft): Promise<void> {
  const { uid, compare, locale, group, files, shared, title } = request;
  const key = { uid, groupId: group.id };
  const people = activePeople(group.data, { uid, compare });
  const draft =
    readDraft(key) ?? startForm({ ...key, group: group.data, people, now: new Date(), locale });
  const owner = { groupId: group.id, expenseId: draft.expenseId };
  const added = await addReceiptFiles(files, owner, shared, draft.receipts.length);
  keepDraft(key, {
    ...draft,
    title:
      draft.title === '' && title !== undefined
        ? firstCharacters(title, LIMITS.text.title)
        : draft.title,
    receipts: [...draft.receipts, ...added.receipts],
  });
}
