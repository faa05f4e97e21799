import { useT } from '@quits/i18n/react';
import { PasswordField, type PasswordFieldProps } from '@quits/ui';
import { type KeyboardEvent, useState } from 'react';
import styles from './forms.module.css';

/** Props of {@link SecretField}. */
export interface SecretFieldProps extends Omit<
  PasswordFieldProps,
  'labels' | 'label' | 'note' | 'autoComplete' | 'name'
> {
  /** A new password is offered by the password manager, a current one filled in. */
  readonly secret: 'new' | 'current';
  /** @default 'Password', or 'New password' for a new one */
  readonly label?: string;
}

/** A password field with autocomplete attributes; it can be revealed, and warns about caps lock. */
export function SecretField({ secret, label, ...rest }: SecretFieldProps) {
  const t = useT();
  const [capsLock, setCapsLock] = useState(false);
  const notice = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const warning = capsLock ? t('auth:capsLock') : undefined;
  return (
    <div>
      <PasswordField
        {...rest}
        label={label ?? t(secret === 'new' ? 'auth:newPassword' : 'auth:password')}
        // On the label's line, to avoid layout shift.
        note={warning}
        name={`${secret}-password`}
        autoComplete={`${secret}-password`}
        labels={{ show: t('auth:showPassword'), hide: t('auth:hidePassword') }}
        onKeyDown={notice}
        onKeyUp={notice}
        onBlur={() => setCapsLock(false)}
      />
      <output className={styles['said']}>{warning}</output>
    </div>
  );
}
