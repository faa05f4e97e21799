import { Button, RadioGroup, Switch, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import type { ServerState, SignUp, SignUpMode } from '../../api/index.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { perform } from '../../lib/perform.ts';
import { toasts } from '../../lib/toasts.ts';
import { TEXTS } from '../../texts.ts';
import styles from './server-page.module.css';

const texts = TEXTS.server;

/** Form for who may create an account. */
export function SignUpForm({
  signUp,
  onChange,
}: {
  readonly signUp: ServerState['signUp'];
  readonly onChange: () => void;
}) {
  const { mode: saved, modes, guests, isFixed } = signUp;
  const [chosen, setChosen] = useState<SignUpMode>();
  const [domains, setDomains] = useState(signUp.domains.join(', '));
  const mode = chosen ?? saved;

  async function change(changes: Partial<SignUp>): Promise<void> {
    const body: SignUp = { mode, guests, domains: signUp.domains, ...changes };
    const isDone = await perform(() => fetchJson('/__/api/server/sign-up', { body }));
    if (isDone) toasts.show({ text: texts.saved });
    setChosen(undefined);
    onChange();
  }

  function choose(next: SignUpMode): void {
    // Domains are needed first.
    if (next === 'domains') setChosen(next);
    else void change({ mode: next });
  }

  function saveDomains(event: FormEvent): void {
    event.preventDefault();
    const given = domains.split(/[\s,]+/).filter((domain) => domain !== '');
    void change({ mode: 'domains', domains: given });
  }

  return (
    <>
      <RadioGroup
        label={texts.who}
        options={modes.map((one) => {
          const hint = texts.modeHints[one];
          return {
            value: one,
            label: texts.modes[one],
            disabled: isFixed,
            ...(hint === undefined ? {} : { hint }),
          };
        })}
        value={mode}
        onValueChange={choose}
      />
      <p>{isFixed ? texts.fixed : texts.whoHint}</p>
      {mode === 'domains' ? (
        <form className={styles['form']} onSubmit={saveDomains}>
          <TextField
            label={texts.domains}
            hint={texts.domainsHint}
            required
            disabled={isFixed}
            value={domains}
            onChange={(event) => setDomains(event.target.value)}
          />
          <Button type="submit" disabled={isFixed}>
            {texts.saveDomains}
          </Button>
        </form>
      ) : null}
      <Switch
        label={texts.guests}
        hint={isFixed ? texts.fixed : texts.guestsHint}
        checked={guests}
        disabled={isFixed}
        onCheckedChange={(checked) => void change({ guests: checked })}
      />
    </>
  );
}
