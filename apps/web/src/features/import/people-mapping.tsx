import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import type { SourcePerson } from '@quits/ledger/files';
import { Card, Select } from '@quits/ui';
import { ownPersonId } from '@quits/product/person/people.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { type Choices, NEW_PERSON } from '@quits/product/import/import-plan.ts';
import { similarName } from '@quits/product/person/similar-name.ts';
import { useAlikeNames } from '../../group-people/use-alike-names.ts';
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
  const alikeNames = useAlikeNames();
  const own = ownPersonId(group, useUser()?.uid);
  const offered = Object.entries(group.people)
    .filter(([, { mergedInto }]) => mergedInto === undefined)
    .sort(([, a], [, b]) => compare(a.name, b.name));
  const names = Object.fromEntries(offered.map(([id, { name }]) => [id, name]));

  /** Returns the sentence about a similar name in the group, unless the person is chosen. */
  function hintOf(key: string, name: string): string | undefined {
    if ((choices[key] ?? NEW_PERSON) !== NEW_PERSON) return undefined;
    const other = similarName(names, name);
    return other === undefined ? undefined : alikeNames([{ name, other: other.name }]);
  }

  return (
    <Card title={t('importing:mapPeople')}>
      <div className={styles['people']}>
        {people.map(({ key, name }) => (
          <Select
            key={key}
            label={name}
            value={choices[key] ?? NEW_PERSON}
            hint={hintOf(key, name)}
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
