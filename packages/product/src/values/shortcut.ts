/** Action of a shortcut. */
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
  /** Typed character. */
  readonly key: string;
  /** Physical key, regardless of the typed character. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Letters by action; shown in the help. */
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

/** Actions with a letter, in the order of the help. */
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

/** The Latin letter of a key that types another script's, as on a Ukrainian, Hebrew or Arabic keyboard. */
function latinOf({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  if (/^[\0-\u024F]/.test(key)) return key;
  if (key === '؟') return '?';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/**
 * Returns the action of a key press. Ctrl+K or ⌘K opens the palette from anywhere; single letters
 * work only while nothing is being typed, and only if enabled.
 */
export function shortcutOf(
  press: KeyPress,
  where: { readonly typing: boolean; readonly letters: boolean },
): Shortcut | undefined {
  const { ctrlKey, metaKey, altKey } = press;
  const key = latinOf(press);
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k' ? 'palette' : undefined;
  if (altKey || where.typing || !where.letters) return undefined;
  return BY_LETTER.get(key);
}
