import { useT } from '@quits/i18n/react';
import { Button, TextField } from '@quits/ui';
import { useRef } from 'react';
import type { NameProblem } from '@quits/product/group-form/group-form.ts';
import { NAME_PROBLEM_TEXT } from '@quits/product/group-form/name-problem-text.ts';
import { namesInText, spreadNames } from '@quits/product/person/names-in-text.ts';
import { similarName } from '@quits/product/person/similar-name.ts';
import { pastedLine } from '../../group-people/pasted-line.ts';
import { useAlikeNames } from '../../group-people/use-alike-names.ts';

/** Props of {@link OtherPeople}. */
export interface OtherPeopleProps {
  readonly ownName: string;
  readonly names: readonly string[];
  readonly problems: readonly (NameProblem | undefined)[];
  readonly onChange: (names: readonly string[]) => void;
}

/**
 * Names of the other people, one field each, with an empty one at the end. A list that is pasted or
 * entered in one field becomes several fields.
 */
export function OtherPeople({ ownName, names, problems, onChange }: OtherPeopleProps) {
  const t = useT();
  const alikeNames = useAlikeNames();
  const list = useRef<HTMLDivElement>(null);
  /** Gives each name of a list in one field a field of its own, and moves on to the next one. */
  function spread(index: number, text: string): void {
    const next = names.toSpliced(index, 1, ...spreadNames(text));
    const isLast = index === names.length - 1;
    onChange(isLast ? [...next, ''] : next);
    focusOn(index + next.length - names.length + 1);
  }

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

  /** Returns the sentence about a similar name above, or the user's own. */
  function hintOf(name: string, index: number): string | undefined {
    const known = Object.fromEntries([ownName, ...names.slice(0, index)].entries());
    const other = namesInText(name).length > 1 ? undefined : similarName(known, name);
    return other === undefined ? undefined : alikeNames([{ name, other: other.name }]);
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
            hint={hintOf(name, index)}
            error={problem === undefined ? undefined : t(NAME_PROBLEM_TEXT[problem])}
            enterKeyHint="next"
            onPaste={(event) => {
              const line = pastedLine(event);
              if (line !== undefined) spread(index, line);
            }}
            onChange={(event) => onChange(names.with(index, event.target.value))}
            onKeyDown={(event) => {
              // Enter moves to the next name; in an empty field it submits.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              if (name.trim() === '') return;
              event.preventDefault();
              spread(index, name);
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
