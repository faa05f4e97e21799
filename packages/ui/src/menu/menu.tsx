import { Popover as Base } from '@base-ui/react/popover';
import Check from 'lucide-react/icons/check';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { arrowStep } from '../lib/arrow-step.ts';
import { joinClasses } from '../lib/join-classes.ts';
import popoverStyles from '../popover/popover.module.css';
import styles from './menu.module.css';
import { useTypeahead } from './use-typeahead.ts';

/** An item of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Keys that do the same. */
  keys?: string;
  /** `danger` is for destructive items. @default 'plain' */
  tone?: 'plain' | 'danger';
  /** Makes it a checkable item. */
  checked?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

/** Items that belong together, between two rules. */
export interface MenuSection {
  id: string;
  label?: string;
  items: readonly MenuItem[];
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button it belongs to. */
  trigger: ReactElement;
  /** Names the menu. */
  label: string;
  /** Groups of items, separated by lines. */
  sections: readonly MenuSection[];
  /** Edge that it is aligned with. @default 'end' */
  align?: 'start' | 'end';
}

/** A menu button. */
export function Menu({ trigger, label, sections, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const typeahead = useTypeahead();

  function controls(): HTMLElement[] {
    return [...(menu.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  }

  function onKeyDown(event: KeyboardEvent): void {
    const items = controls();
    const at = items.findIndex((item) => item === document.activeElement);
    if (event.key === 'Tab') {
      setOpen(false);
      return;
    }
    const next = arrowStep(event.key, at, items.length, 'vertical');
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
      return;
    }
    typeahead(event, items, at)?.focus();
  }

  return (
    <Base.Root open={open} onOpenChange={(to) => setOpen(to)}>
      <Base.Trigger
        render={trigger}
        aria-haspopup="menu"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <Base.Portal>
        <Base.Positioner
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={popoverStyles['positioner']}
        >
          <Base.Popup
            ref={menu}
            role="menu"
            aria-label={label}
            aria-labelledby={undefined}
            initialFocus={() => controls()[0] ?? null}
            onKeyDown={onKeyDown}
            className={joinClasses(popoverStyles['popup'], styles['popup'])}
          >
            {sections.map((section) => (
              <div
                key={section.id}
                role="group"
                aria-labelledby={section.label === undefined ? undefined : `${id}-${section.id}`}
                className={styles['section']}
              >
                {section.label !== undefined && (
                  <div id={`${id}-${section.id}`} role="presentation" className={styles['heading']}>
                    {section.label}
                  </div>
                )}
                {section.items.map((item) => (
                  <Item
                    key={item.id}
                    item={item}
                    onDone={() => {
                      setOpen(false);
                      item.onSelect();
                    }}
                  />
                ))}
              </div>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, icon, keys, tone = 'plain', checked, disabled = false } = item;
  return (
    <button
      type="button"
      data-item=""
      data-tone={tone}
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      onClick={disabled ? undefined : onDone}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      className={styles['item']}
    >
      {checked === undefined ? icon : <Icon glyph={Check} data-shown={checked} />}
      <span className={styles['label']}>{label}</span>
      {keys !== undefined && <kbd className={styles['keys']}>{keys}</kbd>}
    </button>
  );
}
