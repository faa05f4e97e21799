import { useT } from '@quits/i18n/react';
import { Button, TextField } from '@quits/ui';
import { useRef } from 'react';
import type { NameProblem } from '@quits/product/group-form/group-form.ts';
import { NAME_PROBLEM_TEXT } from '@quits/product/group-form/name-problem-text.ts';

/** Props of {@link OtherPeople}. */
export interface OtherPeopleProps {
  readonly names: readonly string[];
  readonly problems: readonly (NameProblem | undefined)[];
  readonly onChange: (names: readonly string[]) => void;
}

/** Names of the other people, one field each, with an empty one at the end. */
export function OtherPeople({ names, problems, onChange }: OtherPeopleProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);

  function addField(): void {
    onChange([...names, '']);
    focusOn(names.length);
  }

  function focusOn(index: number): void {
    // A new field exists once React has drawn it.
    requestAnimationFrame(() => {
      list.current?.querySelectorAll('input').item(index).focus();
    });
  }

  return (
    <div ref={list}>
      {names.map((name, index) => {
        const problem = problems[index];
        return (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key -- rows are keyed by index because names change while typing
            key={index}
            label={t('groups:personName')}
            hideLabel
            placeholder={t('groups:personName')}
            autoComplete="off"
            value={name}
            error={problem === undefined ? undefined : t(NAME_PROBLEM_TEXT[problem])}
            enterKeyHint="next"
            onChange={(event) => onChange(names.with(index, event.target.value))}
            onKeyDown={(event) => {
              // Enter moves to the next name; in an empty field it submits.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              if (name.trim() === '') return;
              event.preventDefault();
              if (index === names.length - 1) addField();
              else focusOn(index + 1);
            }}
          />
        );
      })}
      <Button variant="quiet" align="edge" onClick={addField}>
        {t('groups:addPerson')}
      </Button>
    </div>
  );
}
