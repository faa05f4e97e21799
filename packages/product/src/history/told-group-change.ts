import type { GroupChange } from '../group/group-change.ts';

/** A change of a group, and whom the sentence names. */
export interface ToldGroupChange {
  /** Left out in entries of old versions, which only say that the group was changed. */
  readonly change: GroupChange | undefined;
  /** Name of the person who made the change; `undefined` for the reader. */
  readonly actor: string | undefined;
  /** Person whom the change concerns. */
  readonly other: string;
  /** Whether that is the reader. */
  readonly isOwn: boolean;
  /** Person who was merged; `undefined` if the entry doesn't name one. */
  readonly from: string | undefined;
  readonly isAboutPerson: boolean;
}
