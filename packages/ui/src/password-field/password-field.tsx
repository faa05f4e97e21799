import { type ReactNode, useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './password-field.module.css';

/** One rule that a password must meet. */
export interface PasswordRule {
  id: string;
  text: string;
  met: boolean;
}

/** Texts of {@link PasswordField}. */
export interface PasswordFieldLabels {
  /** Names the button that shows the password. */
  show: string;
  /** Names the button that hides the password. */
  hide: string;
  /** Read before a rule that is met. */
  met?: string;
  /** Read before a rule that is not met yet. */
  unmet?: string;
}

/** Props of {@link PasswordField}; `ref` and rest props reach the input. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Texts of its parts. */
  labels: PasswordFieldLabels;
  /** The live checklist under the field. */
  rules?: readonly PasswordRule[];
}

interface RulesProps {
  hint: ReactNode;
  rules: readonly PasswordRule[];
  labels: PasswordFieldLabels;
}

function Rules({ hint, rules, labels }: RulesProps) {
  return (
    <>
      {hint}
      <ul className={styles['rules']}>
        {rules.map(({ id, met, text }) => (
          <li key={id} data-met={met ? '' : undefined} className={styles['rule']}>
            <Icon
              glyph={met ? Check : Minus}
              size="small"
              label={met ? labels.met : labels.unmet}
            />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A password that can be shown, with its rules as a live checklist. */
export function PasswordField({ labels, rules, hint, ...rest }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const help = rules === undefined ? hint : <Rules hint={hint} rules={rules} labels={labels} />;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      hint={help}
      dir="ltr"
      type={visible ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          label={visible ? labels.hide : labels.show}
          icon={<Icon glyph={visible ? EyeOff : Eye} />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
