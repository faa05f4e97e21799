import { toAppError } from '@quits/errors';
import type { AuthEffect } from '../transition/effect.ts';
import { confirm } from './confirm.ts';
import type { RunContext } from './context.ts';
import { dropUser } from './drop-user.ts';
import { open } from './open.ts';
import { readLink } from './read-link.ts';
import { reload } from './reload.ts';
import { runOperation } from './run-operation.ts';
import type * as signOutSteps from './sign-out-step.ts';
import { createFlowSecrets } from './flow-secrets.ts';
import { createCancelledSignIns } from './cancelled-sign-ins.ts';

/** Creates the function that runs effects; none of them throws, each reports its result. */
export function createRunner(context: RunContext): (effect: AuthEffect) => void {
  const cancelledSignIns = createCancelledSignIns();
  const flowSecrets = createFlowSecrets();
  const operations = new Set<Promise<void>>();
  const track = (work: Promise<void>): void => {
    operations.add(work);
    void work.finally(() => operations.delete(work));
  };
  const settled = async (): Promise<void> => void (await Promise.all(operations));

  async function withSignOut(work: (steps: typeof signOutSteps) => Promise<void>): Promise<void> {
    try {
      await work(await import('./sign-out-step.ts'));
    } catch (caught) {
      context.report({ type: 'SIGN_OUT_REFUSED', error: toAppError(caught) });
    }
  }

  async function sendCookie(): Promise<void> {
    try {
      const { postCookie } = await import('./post-cookie.ts');
      await postCookie(context);
    } catch {
      context.report({ type: 'COOKIE_FAILED', httpStatus: 0 });
    }
  }

  async function measure(flowId: number, password: string): Promise<void> {
    try {
      const { checkPassword } = await import('./check-password.ts');
      await checkPassword(context, flowId, password);
    } catch {
      // Then no checklist is shown.
    }
  }

  return (effect) => {
    switch (effect.type) {
      case 'open':
        return void open(context, cancelledSignIns, flowSecrets, settled);
      case 'prepare':
        return void context.binding().catch(() => undefined);
      case 'run':
        return track(
          runOperation({ context, cancelledSignIns, flowSecrets }, effect.flowId, effect.operation),
        );
      case 'rerun': {
        const { operation } = flowSecrets.of(effect.from);
        if (operation === undefined) return undefined;
        return track(
          runOperation({ context, cancelledSignIns, flowSecrets }, effect.flowId, operation),
        );
      }
      case 'holdLink':
        flowSecrets.of(effect.flowId).link = effect.url;
        return undefined;
      case 'holdPassword':
        flowSecrets.of(effect.flowId).password = effect;
        return undefined;
      case 'readLink':
        return void readLink(context, effect.url);
      case 'cancelSignIn':
        return cancelledSignIns.cancel(effect.flowId);
      case 'checkPassword':
        return void measure(effect.flowId, effect.password);
      case 'confirm':
        // Wait for running operations: a credential change revokes the refresh token before the SDK has
        // the new one, and a refresh in between would sign the user out.
        return void (effect.force
          ? settled().then(() => confirm(context, true))
          : confirm(context, false));
      case 'reload':
        return void reload(context);
      case 'dropUser':
        return void dropUser(context);
      case 'countPendingWrites':
        return void withSignOut((steps) => steps.countPendingWrites(context, effect.command));
      case 'awaitPendingWrites':
        return void withSignOut((steps) =>
          steps.awaitPendingWrites(context, effect.flowId, effect.command),
        );
      case 'signOutStep':
        return void withSignOut((steps) => steps.signOutStep(context, effect.step));
      case 'remember':
        return context.records.lastUser.write(effect.hint);
      case 'forget':
        return context.records.lastUser.write(undefined);
      case 'rememberReturn':
        return context.records.returnTo.write(effect.path);
      case 'journal':
        return context.records.merge.write(effect.merge);
      case 'postCookie':
        return void sendCookie();
      case 'later':
        return void context.clock.after(effect.ms, () => context.report(effect.report));
      default:
        return effect satisfies never;
    }
  };
}
