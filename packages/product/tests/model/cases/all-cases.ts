import type { FixedCase } from '../fixed-case.ts';
import { lostAnswers } from './lost-answers.ts';
import { membersPutOut } from './members-put-out.ts';
import { monthsSeenBefore } from './months-seen-before.ts';
import { recountsWhileSending } from './recounts-while-sending.ts';
import { retriedChanges } from './retried-changes.ts';
import { seriesSetBack } from './series-set-back.ts';
import { severalChangesWait } from './several-changes-wait.ts';
import { sumsAfterReload } from './sums-after-reload.ts';
import { undoOfWhatWasRefused } from './undo-of-what-was-refused.ts';

/** Every history that once went wrong. */
export const ALL_CASES: readonly FixedCase[] = [
  ...severalChangesWait,
  ...undoOfWhatWasRefused,
  ...monthsSeenBefore,
  ...seriesSetBack,
  ...lostAnswers,
  ...sumsAfterReload,
  ...membersPutOut,
  ...retriedChanges,
  ...recountsWhileSending,
];
