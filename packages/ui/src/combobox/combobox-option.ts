import type { ReactNode } from 'react';

/** One of the options. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** More words that find it. */
  keywords?: string;
  /** Content before the label, such as an avatar. */
  icon?: ReactNode;
  /** After the label, quieter. */
  detail?: ReactNode;
}
