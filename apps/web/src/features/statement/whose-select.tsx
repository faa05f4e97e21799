import { useT } from '@quits/i18n/react';
import { Select, type SelectOption } from '@quits/ui';
import type { NamedPerson } from '@quits/product/person/people.ts';
import type { Whose } from '@quits/product/statement/line-choice.ts';
import { useWhoseText, valueOfWhose, whoseOfValue } from './use-whose-text.ts';

/** Props of {@link WhoseSelect}. */
export interface WhoseSelectProps {
  readonly people: readonly NamedPerson[];
  readonly payerId: string;
  /** Whether money left the account. */
  readonly isOut: boolean;
  /** `undefined` if several lines differ. */
  readonly whose: Whose | undefined;
  readonly onChange: (whose: Whose) => void;
  /** Hides the label visually. @default false */
  readonly hideLabel?: boolean;
}

const UNCLEAR = '';

/** Asks whom a line is for: everyone, one person, or someone who was paid. */
export function WhoseSelect(props: WhoseSelectProps) {
  const { people, payerId, isOut, whose, onChange, hideLabel = false } = props;
  const t = useT();
  const whoseText = useWhoseText();
  const option = (one: Whose): SelectOption => ({
    value: valueOfWhose(one),
    label: whoseText(one, isOut),
  });
  return (
    <Select
      label={t('statement:whose')}
      hideLabel={hideLabel}
      value={whose === undefined ? UNCLEAR : valueOfWhose(whose)}
      options={[
        ...(whose === undefined ? [{ value: UNCLEAR, label: t('statement:whose') }] : []),
        option({ kind: 'all' }),
        ...people.map(({ id }) => option({ kind: 'one', personId: id })),
        ...people
          .filter(({ id }) => id !== payerId)
          .map(({ id }) => option({ kind: 'payment', personId: id })),
      ]}
      onValueChange={(value) => {
        if (value !== UNCLEAR) onChange(whoseOfValue(value));
      }}
    />
  );
}
