import { useT } from '@quits/i18n/react';
import { Dialog, Kbd, Switch } from '@quits/ui';
import { useState } from 'react';
import { setSingleKeys, singleKeysOn } from '../../app-settings/single-keys.ts';
import { LETTERS } from '@quits/product/values/shortcut.ts';
import styles from './shortcuts-dialog.module.css';

/** Props of {@link ShortcutsDialog}. */
export interface ShortcutsDialogProps {
  readonly onOpenChange: (open: boolean) => void;
}

/** Every shortcut, and a switch for those of a single letter. */
export function ShortcutsDialog({ onOpenChange }: ShortcutsDialogProps) {
  const t = useT();
  const [letters, setLetters] = useState(singleKeysOn);
  const rows: readonly (readonly [keys: string, meaning: string])[] = [
    ['Ctrl K · ⌘ K', t('commands:title')],
    ['F6', t('common:notices')],
    [LETTERS.add, t('expenses:add')],
    [LETTERS.groups, t('groups:title')],
    [LETTERS.expenses, t('expenses:title')],
    [LETTERS.balances, t('balances:title')],
    [LETTERS.insights, t('balances:insights')],
    [LETTERS.activity, t('balances:activity')],
    [LETTERS.settings, t('groups:settings')],
    [LETTERS.help, t('commands:shortcuts')],
  ];
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('commands:shortcuts')}
      labels={{ close: t('common:close') }}
    >
      <dl className={styles['list']}>
        {rows.map(([keys, meaning]) => (
          <div key={keys} className={styles['row']}>
            <dt>
              {keys.split(' · ').map((pressed) => (
                <Kbd key={pressed} keys={pressed.split(' ')} />
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('commands:letters')}
        hint={t('commands:lettersHint')}
        checked={letters}
        onCheckedChange={(on) => {
          setSingleKeys(on);
          setLetters(on);
        }}
      />
    </Dialog>
  );
}
