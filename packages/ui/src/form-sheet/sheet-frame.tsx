import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './form-sheet.module.css';
import { useIsSide } from './use-is-side.ts';

/** Texts of {@link SheetFrame}; `cancel` and `save` only of a form. */
export interface SheetFrameLabels {
  /** Names the button that closes it. */
  close: string;
  /** Names the button that discards what was typed. */
  cancel?: string;
  /** Names the button that saves. */
  save?: string;
}

/** Props of {@link SheetFrame}. */
export interface SheetFrameProps {
  /** Names the sheet. */
  title: ReactNode;
  /** Under the title, such as where the result goes. */
  description?: ReactNode;
  /** Texts of its parts. */
  labels: SheetFrameLabels;
  /** Called when it is closed. */
  onClose: () => void;
  /** Shows that the form can't be saved yet. @default false */
  loading?: boolean;
  /** Saves in another way, such as to add one more. */
  secondary?: { readonly label: string; readonly onPress: () => void };
  /** Below the contents, always visible, such as a {@link NumberKeypad}. */
  keypad?: ReactNode;
  /** Contents. */
  children: ReactNode;
}

/**
 * Contents of a {@link FormSheet}, with `labels.save` inside of a `form`. Only `children` scroll:
 * the buttons are always visible, at the top of phones, in reach of both thumbs, and else below.
 */
export function SheetFrame(props: SheetFrameProps) {
  const { title, description, labels, onClose, loading = false, secondary, keypad } = props;
  const isSide = useIsSide();
  const isForm = labels.save !== undefined;
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      {labels.cancel ?? labels.close}
    </Button>
  );
  const save = isForm ? (
    <Button type="submit" variant={isSide ? 'primary' : 'quiet'} loading={loading}>
      {labels.save}
    </Button>
  ) : null;
  const more =
    secondary === undefined ? null : (
      <Button disabled={loading} onClick={secondary.onPress} className={styles['secondary']}>
        {secondary.label}
      </Button>
    );
  return (
    <div className={styles['frame']}>
      <header className={styles['header']} data-buttons={isForm && !isSide ? '' : undefined}>
        {isForm && !isSide ? <div className={styles['start']}>{cancel}</div> : null}
        <div className={styles['titles']}>
          <Base.Title className={styles['title']}>{title}</Base.Title>
          {description === undefined ? null : (
            <Base.Description className={styles['description']}>{description}</Base.Description>
          )}
        </div>
        <div className={styles['end']}>
          {isForm && !isSide ? (
            save
          ) : (
            <IconButton label={labels.close} icon={<Icon glyph={X} />} onClick={onClose} />
          )}
        </div>
      </header>
      <div className={styles['body']}>
        {props.children}
        {isSide ? null : more}
      </div>
      <footer className={styles['footer']}>
        {keypad}
        {isForm && isSide ? (
          <div className={styles['actions']}>
            {cancel}
            {more}
            {save}
          </div>
        ) : null}
      </footer>
    </div>
  );
}
