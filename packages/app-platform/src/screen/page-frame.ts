/** Static markup of the screen's frame, and texts to put into it. */
export interface PageFrame {
  readonly html: string;
  readonly lang: string;
  readonly dir: string;
  /** Whether it is for visitors without a session, instead of those with one. */
  readonly isPublic: boolean;
  /** Contents of the elements with `data-slot`, by its value. */
  readonly slots: Record<string, Promise<SlotContents>>;
}

/** Texts in the order of the elements; `true` for what each has in `data-text`, `undefined` if unknown. */
export type SlotContents = readonly string[] | boolean | undefined;
