/** What a shortcut asks for. */
export type Shortcut =
  | 'palette'
  | 'help'
  | 'add'
  | 'groups'
  | 'expenses'
  | 'balances'
  | 'insights'
  | 'activity'
  | 'settings';

/** The part of a keyboard event that decides. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The letters, by what they ask for; shown in the help. */
export const LETTERS: Readonly<Record<Exclude<Shortcut, 'palette'>, string>> = {
  add: 'n',
  groups: 'g',
  expenses: 'e',
  balances: 'b',
  insights: 'i',
  activity: 'a',
  settings: 's',
  help: '?',
};

/** Those that a letter asks for, in the order of the help. */
export const SHORTCUTS = [
  'add',
  'groups',
  'expenses',
  'balances',
  'insights',
  'activity',
  'settings',
  'help',
] as const satisfies readonly Shortcut[];

const BY_LETTER = new Map<string, Shortcut>(
  Object.entries(LETTERS).map(([shortcut, letter]) => [letter, shortcut as Shortcut]),
);

/**
 * What a key press asks for. Ctrl+K or ⌘K opens the palette from anywhere; single letters count only
 * where nobody types, and only while they are turned on.
 */
export function shortcutOf(
  press: KeyPress,
  where: { readonly typing: boolean; readonly letters: boolean },
): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey } = press;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k' ? 'palette' : undefined;
  if (altKey || where.typing || !where.letters) return undefined;
  return BY_LETTER.get(key);
}
