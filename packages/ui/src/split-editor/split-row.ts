import type { ReactNode } from 'react';

/** One person's part of a split. */
export interface SplitRow {
  id: string;
  name: string;
  /** The name that the initials come from, where `name` is a word such as “You”. @default name */
  fullName?: string | undefined;
  hue: number;
  src?: string | undefined;
  /** Whether the person participates. */
  included: boolean;
  /** Typed percentage, amount or adjustment. */
  input?: string;
  /** Their number of shares. */
  weight?: number;
  /** Formatted resulting share. */
  share: ReactNode;
  /** Problem with the input. */
  error?: string | undefined;
}
