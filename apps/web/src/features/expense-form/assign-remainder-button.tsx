import { useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';

/** Props of {@link AssignRemainderButton}. */
export interface AssignRemainderButtonProps {
  /** Name of the person who gets the remainder. */
  readonly personId: string;
  /** Formatted remainder. */
  readonly amount: string;
  readonly onTake: () => void;
}

/** Assigns the remainder to a person. */
export function AssignRemainderButton({ personId, amount, onTake }: AssignRemainderButtonProps) {
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
