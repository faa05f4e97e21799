import Upload from 'lucide-react/icons/upload';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useState,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './file-dropzone.module.css';

/** Props of {@link FileDropzone}; `ref` and rest props, such as `accept`, reach the input. */
export interface FileDropzoneProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value'
> {
  /** Ref of the control. */
  ref?: Ref<HTMLInputElement>;
  /** Visible label. */
  label: ReactNode;
  /** Accepted files, such as types and sizes. */
  hint?: ReactNode;
  /** Error below the control. */
  error?: string | undefined;
  /** Called with the chosen files. */
  onFiles: (files: readonly File[]) => void;
}

/**
 * Accepts files by drag and drop, pasting, or selection; prevents the browser from navigating to a
 * file dropped elsewhere.
 */
export function FileDropzone({
  label,
  hint,
  error,
  onFiles,
  id,
  className,
  disabled,
  ...rest
}: FileDropzoneProps) {
  const made = useId();
  const own = id ?? made;
  const [over, setOver] = useState(false);
  useEffect(() => {
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
    };
  }, []);
  const give = (files: FileList | null) => {
    if (files !== null && files.length > 0 && disabled !== true) onFiles([...files]);
  };
  const described = [error !== undefined && `${own}-error`, hint !== undefined && `${own}-hint`];
  return (
    <div className={joinClasses(styles['root'], className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input below takes the keys */}
      <label
        data-state={over ? 'over' : 'idle'}
        data-invalid={error === undefined ? undefined : ''}
        className={styles['area']}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          give(event.dataTransfer.files);
        }}
        onPaste={(event) => give(event.clipboardData.files)}
      >
        <Icon glyph={Upload} size="large" />
        <span className={styles['label']}>{label}</span>
        {hint !== undefined && (
          <span id={`${own}-hint`} className={styles['hint']}>
            {hint}
          </span>
        )}
        <input
          {...rest}
          type="file"
          id={own}
          disabled={disabled}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          aria-invalid={error !== undefined || undefined}
          className={styles['input']}
          onChange={(event) => {
            give(event.target.files);
            // Otherwise the same file couldn't be chosen twice.
            event.target.value = '';
          }}
        />
      </label>
      {error !== undefined && (
        <p id={`${own}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Prevents the browser from navigating to a file dropped outside the drop zone, which would lose form input. */
function keepPage(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
}
