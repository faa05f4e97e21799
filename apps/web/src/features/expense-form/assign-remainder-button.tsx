import { useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';

/** Props of {@link AssignRemainderButton}. */
export interface AssignRemainderButtonProps {
  readonly name: string;
  /** Formatted remainder. */
  readonly amount: string;
  readonly onTake: () => void;
}

/** Assigns the remainder to a person. */
export function AssignRemainderButton({ name, amount, onTake }: AssignRemainderButtonProps) {
  const t = useT();
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('entry:takesRest', { name, amount })}
      onClick={onTake}
    >
      + {amount}
    </Button>
  );
}
