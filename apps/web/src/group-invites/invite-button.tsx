import { useT } from '@quits/i18n/react';
import { Button, Icon } from '@quits/ui';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from './group-invites.module.css';

const load = () => import('./invite-sheet.tsx');
const InviteSheet = lazy(async () => ({ default: (await load()).InviteSheet }));

/** Props of {@link InviteButton}. */
export interface InviteButtonProps {
  /** `header` is only an icon on a phone. @default 'content' */
  readonly place?: 'header' | 'content';
}

/** Opens the sheet with the group's invite links. */
export function InviteButton({ place = 'content' }: InviteButtonProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isHeader = place === 'header';
  return (
    <>
      <Button
        variant={isHeader ? 'quiet' : 'primary'}
        className={isHeader ? styles['open'] : undefined}
        icon={<Icon glyph={UserPlus} />}
        // The sheet opens at once if its code arrives while the button is pressed.
        onPointerDown={() => void load().catch(() => undefined)}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <span className={isHeader ? styles['word'] : undefined}>{t('groups:invite')}</span>
      </Button>
      {wasOpened ? (
        <Suspense>
          <InviteSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
