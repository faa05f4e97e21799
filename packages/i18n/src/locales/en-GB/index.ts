import { enUS } from '../en-US/index.ts';
import type { LocaleMessages } from '../../messages/message-types.ts';

/** British English: mostly a matter of formats; the few words that differ lie over the American ones. */
export const enGB: LocaleMessages = {
  ...enUS,
  errors: { ...enUS.errors, cancelled: 'Cancelled.' },
  groups: {
    ...enUS.groups,
    emptyText: enUS.groups.emptyText.replace('An apartment', 'A flat'),
  },
};
