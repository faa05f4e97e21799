import { useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import { useIsOwn } from '../../group-context/use-is-own.ts';
import { useNameOf } from '../../group-context/use-name-of.ts';

/** Props of {@link RestButton}. */
export interface RestButtonProps {
  /** Who gets it. */
  readonly personId: string;
  /** What is left, formatted. */
  readonly amount: string;
  readonly onTake: () => void;
}

/** Gives somebody all that is left to assign. */
export function RestButton({ personId, amount, onTake }: RestButtonProps) {
  const t = useT();
  const nameOf = useNameOf();
  const isOwn = useIsOwn();
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={
        isOwn(personId)
          ? t('you:takeRest', { amount })
          : t('entry:takesRest', { name: nameOf(personId), amount })
      }
      onClick={onTake}
    >
      + {amount}
    </Button>
  );
}
