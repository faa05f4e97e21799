import { useEffectEvent, useLayoutEffect } from 'react';
import { singleKeysOn } from '../../app-settings/single-keys.ts';
import { type Shortcut, shortcutOf } from '@quits/product/values/shortcut.ts';

/** Listens to shortcuts as long as no dialog is open. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || inDialog()) return;
    const shortcut = shortcutOf(event, { typing: isTyping(event.target), letters: singleKeysOn() });
    if (shortcut === undefined) return;
    event.preventDefault();
    onShortcut(shortcut);
  });
  // A key that was pressed on the snapshot is replayed right after the commit that replaces it, before other effects.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
}

/** Whether a dialog is open; notices have the same roles, but aren't modal. */
function inDialog(): boolean {
  const open = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  return [...open].some((element) => element.ariaModal !== 'false');
}

const WORDLESS = new Set([
  'button',
  'checkbox',
  'radio',
  'submit',
  'reset',
  'range',
  'color',
  'file',
]);

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !WORDLESS.has(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('textarea, select, [role=listbox], [role=menu]') !== null)
  );
}
