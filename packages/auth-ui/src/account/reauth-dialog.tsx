import { useAuthMachine, useFlow, useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Dialog } from '@quits/ui';
import { SecondFactorForm } from '../forms/second-factor-form.tsx';
import { ReauthForm } from './reauth-form.tsx';

/** Reauthentication dialog before a sensitive operation, which then resumes automatically. */
export function ReauthDialog() {
  const t = useT();
  const { send } = useAuthMachine();
  const flow = useFlow();
  const user = useUser();
  // Another provider's window and a second factor are steps of the same reauthentication.
  const asked = flow.type === 'reauth' || flow.after?.type === 'resume';
  return (
    <Dialog
      open={asked}
      onOpenChange={(open) => {
        if (!open) send({ type: 'CANCEL' });
      }}
      title={t(flow.type === 'secondFactor' ? 'auth:secondFactorTitle' : 'auth:reauthTitle')}
      {...(flow.type === 'secondFactor' ? {} : { description: t('auth:reauthText') })}
      labels={{ close: t('common:cancel') }}
    >
      {flow.type === 'secondFactor' ? (
        <SecondFactorForm />
      ) : user === undefined ? null : (
        <ReauthForm user={user} />
      )}
    </Dialog>
  );
}
