import type { GroupChange } from '../group/group-change.ts';

/** A change of a group, and whom the sentence names. */
export interface ToldGroupChange {
  /** Left out in entries of old versions, which only say that the group was changed. */
  readonly change: GroupChange | undefined;
  /** Who made it; `undefined` for the reader. */
  readonly actor: string | undefined;
  /** Whom it is about. */
  readonly other: string;
  /** Whether that is the reader. */
  readonly isOwn: boolean;
  /** Who was merged; `undefined` where the entry does not say. */
  readonly from: string | undefined;
  readonly isAboutPerson: boolean;
}
