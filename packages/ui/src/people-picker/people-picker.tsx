import { type FieldsetHTMLAttributes, type ReactNode, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { fold } from '../combobox/filter-options.ts';
import { joinClasses } from '../lib/join-classes.ts';
import { SearchField } from '../search-field/search-field.tsx';
import styles from './people-picker.module.css';

/** A person who can be selected. */
export interface PersonOption {
  id: string;
  name: string;
  /** The name that the initials come from, where `name` is a word such as “You”. @default name */
  fullName?: string | undefined;
  hue: number;
  src?: string | undefined;
  /** Quieter, after the name. */
  detail?: ReactNode;
}

/** Texts of {@link PeoplePicker}. */
export interface PeoplePickerLabels {
  /** Names the search field. */
  search: string;
  /** Names the button that clears the search. */
  clear: string;
  /** Names the button that selects all. */
  all: string;
  /** Names the button that selects none. */
  none: string;
  /** Shown if no person matches the search. */
  empty: string;
}

/** Props of {@link PeoplePicker}. */
export interface PeoplePickerProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange'
> {
  /** Visible label. */
  label: ReactNode;
  /** People, in order. */
  people: readonly PersonOption[];
  /** Ids of the selected people. */
  selected: readonly string[];
  /** Called with the ids of the selected people. */
  onSelectedChange: (selected: readonly string[]) => void;
  /** Texts of its parts. */
  labels: PeoplePickerLabels;
  /** Minimum number of people for which the search is shown. @default 8 */
  searchFrom?: number;
}

/** Picks several people out of a group. */
export function PeoplePicker({
  label,
  people,
  selected,
  onSelectedChange,
  labels,
  searchFrom = 8,
  className,
  ...rest
}: PeoplePickerProps) {
  const [query, setQuery] = useState('');
  const folded = fold(query.trim());
  const found = people.filter(({ name, fullName = '' }) =>
    [name, fullName].some((text) => fold(text).includes(folded)),
  );
  const picked = new Set(selected);

  function change(ids: readonly string[], on: boolean): void {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelectedChange(people.map(({ id }) => id).filter((id) => next.has(id)));
  }

  const allFound = found.every(({ id }) => picked.has(id));
  return (
    <fieldset {...rest} className={joinClasses(styles['root'], className)}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['tools']}>
        {people.length >= searchFrom && (
          <SearchField
            label={labels.search}
            clearLabel={labels.clear}
            value={query}
            onValueChange={setQuery}
            placeholder={labels.search}
            className={styles['search'] ?? ''}
          />
        )}
        <Button
          variant="quiet"
          size="small"
          disabled={found.length === 0}
          onClick={() =>
            change(
              found.map(({ id }) => id),
              !allFound,
            )
          }
        >
          {allFound && found.length > 0 ? labels.none : labels.all}
        </Button>
      </div>
      <div className={styles['people']}>
        {found.map((person) => (
          <Checkbox
            key={person.id}
            className={styles['person'] ?? ''}
            checked={picked.has(person.id)}
            onCheckedChange={(on) => change([person.id], on)}
            label={
              <span className={styles['name']}>
                <Avatar
                  name={person.fullName ?? person.name}
                  hue={person.hue}
                  src={person.src}
                  size="small"
                />
                <span>{person.name}</span>
                {person.detail !== undefined && (
                  <span className={styles['detail']}>{person.detail}</span>
                )}
              </span>
            }
          />
        ))}
      </div>
      <p role="status" className={styles['empty']}>
        {found.length === 0 && labels.empty}
      </p>
    </fieldset>
  );
}
