import { Dialog as Base } from '@base-ui/react/dialog';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ComboboxOption } from '../combobox/combobox-option.ts';
import { filterOptions } from '../combobox/filter-options.ts';
import { OptionList } from '../combobox/option-list.tsx';
import { Icon } from '../icon/icon.tsx';
import { arrowStep } from '../lib/arrow-step.ts';
import dialogStyles from '../dialog/dialog.module.css';
import styles from './command-palette.module.css';

/** A command that can be searched and run; `detail` may show its keys. */
export interface CommandPaletteItem extends ComboboxOption {
  onSelect: () => void;
}

/** Texts of {@link CommandPalette}. */
export interface CommandPaletteLabels {
  /** Names the dialog and its field. */
  title: string;
  /** Text of the empty search field. */
  placeholder: string;
  /** Shown if no command matches. */
  empty: string;
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Commands to search. */
  commands: readonly CommandPaletteItem[];
  /** Results of an external search, after the commands that match. @default none */
  results?: readonly CommandPaletteItem[];
  /** Texts of its parts. */
  labels: CommandPaletteLabels;
  /** Called with the query, so that the commands can depend on it. */
  onQueryChange?: (query: string) => void;
  /** `given` shows all commands, for external searches. @default 'filter' */
  matching?: 'filter' | 'given';
}

/** A command palette with search. */
export function CommandPalette({ open, onOpenChange, ...rest }: CommandPaletteProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={dialogStyles['scrim']} />
        <Base.Popup className={styles['popup']}>
          <Base.Title className={styles['title']}>{rest.labels.title}</Base.Title>
          <Palette {...rest} onClose={() => onOpenChange(false)} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type PaletteProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & { onClose: () => void };

/** Number of frames after opening in which another popup that closes may still take the focus, or make this one inert. */
const UNSTEADY_FRAMES = 30;

/**
 * Focuses the field, and again if another popup takes the focus from the dialog. Base UI focuses once, in the next frame, and not at all if
 * another of its popups closes until then. Returns a function that stops it.
 */
function keepFocus(field: RefObject<HTMLInputElement | null>): () => void {
  let left = UNSTEADY_FRAMES;
  let frame: number | undefined;
  function check(): void {
    const { current } = field;
    if (current === null || left === 0) return;
    left -= 1;
    const popup = current.closest('[role=dialog]');
    if (popup?.contains(document.activeElement) !== true) current.focus();
    frame = requestAnimationFrame(check);
  }
  // Base UI has noted by then where the focus was.
  queueMicrotask(check);
  return () => {
    left = 0;
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

function Palette(props: PaletteProps) {
  const { commands, results = [], labels, onQueryChange, matching = 'filter', onClose } = props;
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => keepFocus(input), []);
  const fitting = matching === 'filter' ? filterOptions(commands, query) : commands;
  const found = [...fitting, ...results];
  const active = found[Math.min(at, found.length - 1)];

  function choose(command: CommandPaletteItem | undefined): void {
    if (command === undefined) return;
    onClose();
    command.onSelect();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
      return;
    }
    if (event.key === 'Home' || event.key === 'End') return;
    const next = arrowStep(event.key, at, found.length, 'vertical');
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  }

  return (
    <>
      <div className={styles['line']}>
        <Icon glyph={Search} />
        <input
          ref={input}
          role="combobox"
          aria-label={labels.title}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${active.value}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={labels.placeholder}
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
            onQueryChange?.(event.target.value);
          }}
          className={styles['input']}
        />
      </div>
      <div className={styles['found']}>
        <OptionList
          id={listId}
          label={labels.title}
          options={found}
          active={active?.value}
          empty={labels.empty}
          onChoose={choose}
        />
      </div>
    </>
  );
}
