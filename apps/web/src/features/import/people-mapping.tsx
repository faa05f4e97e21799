import { useFormatter, useT } from '@quits/i18n/react';
import type { SourcePerson } from '@quits/ledger/files';
import { Card, Select } from '@quits/ui';
import type { Group } from '@quits/product/group/schema.ts';
import { type Choices, NEW_PERSON } from '@quits/product/import/import-plan.ts';
import styles from './import-screen.module.css';

/** Props of {@link PeopleMapping}. */
export interface PeopleMappingProps {
  readonly people: readonly SourcePerson[];
  readonly group: Group;
  readonly choices: Choices;
  readonly onChoose: (key: string, choice: string) => void;
}

/** Maps everyone in a file to a person of the group, or a new one. */
export function PeopleMapping({ people, group, choices, onChoose }: PeopleMappingProps) {
  const t = useT();
  const { compare } = useFormatter();
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
              ...offered.map(([id, person]) => ({ value: id, label: person.name })),
            ]}
            onValueChange={(choice) => onChoose(key, choice)}
          />
        ))}
      </div>
    </Card>
  );
}
