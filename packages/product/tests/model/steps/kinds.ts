import type { StepKind } from '../step.ts';
import { deafen, offline, online, reload, rest, secondTab } from './devices.ts';
import { add, edit, older, remove, restore, settle, settleAll, undo } from './expenses.ts';
import { changeCurrency, renameGroup, setCategory } from './group.ts';
import { bringIn, takeBack } from './imports.ts';
import {
  addPerson,
  giveRole,
  invite,
  join,
  leave,
  merge,
  removeMember,
  renamePerson,
  setGone,
  unmerge,
} from './people.ts';
import { discard, retry, saveOver } from './refused.ts';
import {
  addAllDue,
  addDue,
  alterSeries,
  endSeries,
  restSeries,
  setBack,
  startSeries,
} from './series.ts';
import { addAsUsual, setDefaults } from './usual.ts';

/** Every kind of action, by the name that steps use. */
export const KINDS: Readonly<Record<string, StepKind>> = {
  add,
  edit,
  delete: remove,
  undo,
  restore,
  'bring older back': older,
  settle,
  'settle all': settleAll,
  'add person': addPerson,
  'rename person': renamePerson,
  'set gone': setGone,
  merge,
  'undo merge': unmerge,
  invite,
  join,
  leave,
  'remove member': removeMember,
  'give role': giveRole,
  'rename group': renameGroup,
  'change currency': changeCurrency,
  'set category': setCategory,
  'set defaults': setDefaults,
  'add as usual': addAsUsual,
  'start series': startSeries,
  'add due': addDue,
  'add all due': addAllDue,
  'alter series': alterSeries,
  'set back series': setBack,
  'rest series': restSeries,
  'end series': endSeries,
  import: bringIn,
  'take back import': takeBack,
  retry,
  discard,
  'save over theirs': saveOver,
  offline,
  online,
  'lose answers': deafen,
  reload,
  'second tab': secondTab,
  rest,
};
