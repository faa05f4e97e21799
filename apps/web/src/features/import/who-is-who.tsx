import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import type { SourcePerson } from '@quits/ledger/files';
import { Card, Select } from '@quits/ui';
import { ownPersonId } from '@quits/product/person/people.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { type Choices, NEW_PERSON } from '@quits/product/import/import-plan.ts';
import styles from './import-screen.module.css';

/** Props of {@link WhoIsWho}. */
export interface WhoIsWhoProps {
  readonly people: readonly SourcePerson[];
  readonly group: Group;
  readonly choices: Choices;
  readonly onChoose: (key: string, choice: string) => void;
}

/** Says for everyone of a file who they are in the group, or that they are new there. */
export function WhoIsWho({ people, group, choices, onChoose }: WhoIsWhoProps) {
  const t = useT();
  const { compare } = useFormatter();
  const own = ownPersonId(group, useUser()?.uid);
  const offered = Object.entries(group.people)
    .filter(([, { mergedInto }]) => mergedInto === undefined)
    .sort(([, a], [, b]) => compare(a.name, b.name));
  return (
    <Card title={t('importing:mapPeople')}>
      <div className={styles['people']}>
        {people.map(({ key, name }) => (
          <Select
            key={key}
            label={name}
            value={choices[key] ?? NEW_PERSON}
            options={[
              { value: NEW_PERSON, label: t('importing:newPerson') },
              ...offered.map(([id, person]) => ({
                value: id,
                label: id === own ? t('common:you') : person.name,
              })),
            ]}
            onValueChange={(choice) => onChoose(key, choice)}
          />
        ))}
      </div>
    </Card>
  );
}
