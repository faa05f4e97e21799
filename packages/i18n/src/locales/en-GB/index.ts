import { enUS } from '../en-US/index.ts';
import type { LocaleMessages } from '../../messages/message-types.ts';

/** British English: dates, numbers and money differ by format; the words so far do not. */
export const enGB: LocaleMessages = enUS;
