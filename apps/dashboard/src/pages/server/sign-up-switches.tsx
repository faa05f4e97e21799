import { Switch } from '@quits/ui';
import type { ServerState, SignUp } from '../../api/index.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { perform } from '../../lib/perform.ts';
import { toasts } from '../../lib/toasts.ts';
import { TEXTS } from '../../texts.ts';

const texts = TEXTS.server;

/** Switches for who may create an account. */
export function SignUpSwitches({
  signUp,
  onChange,
}: {
  readonly signUp: ServerState['signUp'];
  readonly onChange: () => void;
}) {
  const { isOpen, guests, isFixed } = signUp;

  async function change(body: SignUp): Promise<void> {
    const isDone = await perform(() => fetchJson('/__/api/server/sign-up', { body }));
    if (isDone) toasts.show({ text: texts.saved });
    onChange();
  }

  return (
    <>
      <Switch
        label={texts.open}
        hint={isFixed ? texts.fixed : texts.openHint}
        checked={isOpen}
        disabled={isFixed}
        onCheckedChange={(checked) => void change({ isOpen: checked, guests })}
      />
      <Switch
        label={texts.guests}
        hint={isFixed ? texts.fixed : texts.guestsHint}
        checked={guests}
        disabled={isFixed}
        onCheckedChange={(checked) => void change({ isOpen, guests: checked })}
      />
    </>
  );
}
