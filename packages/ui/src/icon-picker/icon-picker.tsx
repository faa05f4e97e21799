import { type ReactNode, useId } from 'react';
import { IconTile } from '../icon-tile/icon-tile.tsx';
import type { TileGlyph } from '../icon-tile/tile-glyphs.ts';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './icon-picker.module.css';

/** One icon: drawn, or an emoji. */
export type IconPickerOption<Value extends string> = {
  value: Value;
  /** Name of the icon, for screen readers and on hover. */
  label: string;
} & ({ glyph: TileGlyph; emoji?: never } | { emoji: string; glyph?: never });

/** Props of {@link IconPicker}. */
export interface IconPickerProps<Value extends string> {
  /** Names the group. */
  label: string;
  /** Options to choose from, in order. */
  options: readonly IconPickerOption<Value>[];
  /** The current value. */
  value: Value | undefined;
  /** Called with the new value. */
  onValueChange: (value: Value) => void;
  /** Help below the label. */
  hint?: ReactNode;
  /** Hue of the drawn icons, one of those for people. */
  hue?: number;
  /** Whether it ignores input. @default false */
  disabled?: boolean;
  /** Class of the root element. */
  className?: string;
}

/** A choice of one icon from a grid. */
export function IconPicker<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  hint,
  hue,
  disabled = false,
  className,
}: IconPickerProps<Value>) {
  const name = useId();
  const hintId = `${name}-hint`;
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={hint === undefined ? undefined : hintId}
      className={joinClasses(styles['root'], className)}
    >
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['grid']}>
        {options.map((option) => (
          <label key={option.value} title={option.label} className={styles['option']}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className={styles['input']}
            />
            <IconTile
              {...(option.glyph === undefined ? { emoji: option.emoji } : { glyph: option.glyph })}
              {...(hue !== undefined && { hue })}
            />
          </label>
        ))}
      </div>
      {hint === undefined ? null : (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
