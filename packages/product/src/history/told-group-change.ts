import type { GroupChange } from '../group/group-change.ts';

/** A group change, with the people whom its sentence names. */
export interface ToldGroupChange {
  /** `undefined` for entries of old versions, which only say that the group was changed. */
  readonly change: GroupChange | undefined;
  /** Name of the person who made the change; `undefined` for the reader. */
  readonly actor: string | undefined;
  /** Person whom the change concerns. */
  readonly other: string;
  /** Whether the change concerns the reader. */
  readonly isOwn: boolean;
  /** Person who was merged; `undefined` if the entry doesn't name one. */
  readonly from: string | undefined;
  readonly isAboutPerson: boolean;
}
