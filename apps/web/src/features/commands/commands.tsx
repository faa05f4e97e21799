import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { groupIdOf } from '../../routing/group-id-of.ts';
import { paths } from '../../routing/paths.ts';
import type { Shortcut } from '@quits/product/values/shortcut.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** Props of {@link Commands}. */
export interface CommandsProps {
  /** Whether the palette was opened elsewhere, such as by a button. */
  readonly paletteOpen: boolean;
  readonly onPaletteOpenChange: (open: boolean) => void;
}

/** Global keyboard shortcuts and their dialogs. */
export function Commands({ paletteOpen, onPaletteOpenChange }: CommandsProps) {
  const navigate = useNavigate();
  const groupId = groupIdOf(useLocation().pathname);
  const [helpOpen, setHelpOpen] = useState(false);

  useShortcuts((shortcut) => {
    if (shortcut === 'palette') onPaletteOpenChange(true);
    else if (shortcut === 'help') setHelpOpen(true);
    else {
      const path = pathFor(shortcut, groupId);
      if (path !== undefined) void navigate(path);
    }
  });

  return (
    <Suspense>
      {paletteOpen ? (
        <Palette
          groupId={groupId}
          onOpenChange={onPaletteOpenChange}
          onHelp={() => setHelpOpen(true)}
        />
      ) : null}
      {helpOpen ? <ShortcutsDialog onOpenChange={setHelpOpen} /> : null}
    </Suspense>
  );
}

/** Returns the path of a shortcut; most exist only in a group. */
function pathFor(
  shortcut: Exclude<Shortcut, 'palette' | 'help'>,
  groupId: string | undefined,
): string | undefined {
  if (shortcut === 'groups') return paths.groups();
  if (groupId === undefined) return shortcut === 'add' ? paths.newGroup() : undefined;
  switch (shortcut) {
    case 'add':
      return paths.addExpense(groupId);
    case 'expenses':
      return paths.group(groupId);
    case 'balances':
      return paths.balances(groupId);
    case 'insights':
      return paths.insights(groupId);
    case 'activity':
      return paths.activity(groupId);
    case 'settings':
      return paths.groupSettings(groupId);
  }
}
