import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './search-field.module.css';

/** Props of {@link SearchField}; `ref` and rest props reach the input. */
export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'value' | 'defaultValue'
> {
  /** The current value. */
  value: string;
  /** Called with the new value. */
  onValueChange: (value: string) => void;
  /** Names the button that empties the field. */
  clearLabel: string;
}

/** A search field; Escape clears it. */
export function SearchField({
  value,
  onValueChange,
  clearLabel,
  hideLabel = true,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  return (
    <TextField
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      type="search"
      hideLabel={hideLabel}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && value !== '') {
          // Otherwise the same key would also close the surrounding dialog.
          event.stopPropagation();
          onValueChange('');
        }
      }}
      start={<Icon glyph={Search} className={styles['icon']} />}
      end={
        value !== '' && (
          <IconButton
            size="small"
            label={clearLabel}
            icon={<Icon glyph={X} />}
            className={styles['clear']}
            onClick={(event) => {
              onValueChange('');
              event.currentTarget.parentElement?.querySelector('input')?.focus();
            }}
          />
        )
      }
    />
  );
}
