import type { ReactNode } from 'react';

/** A question that the app asks once, unprompted. */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly accept: { readonly label: string; readonly run: () => void };
  readonly decline: { readonly label: string; readonly run: () => void };
}
