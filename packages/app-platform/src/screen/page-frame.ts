/** Static markup of the screen's frame, and texts to put into it. */
export interface PageFrame {
  readonly html: string;
  readonly lang: string;
  readonly dir: string;
  /** Texts for the elements with `data-slot`, in their order, by its value. */
  readonly slots: Record<string, Promise<readonly string[] | undefined>>;
}
