import type { Effect } from '../transition/effect.ts';
import { checkPassword } from './check-password.ts';
import { confirm } from './confirm.ts';
import { see, type RunContext } from './context.ts';
import { open } from './open.ts';
import { runOperation } from './run-operation.ts';
import { countPendingWrites, signOutStep } from './sign-out-step.ts';
import { createVetoes } from './vetoes.ts';

/** Makes what carries effects out; none of them throws, each reports. */
export function createRunner(context: RunContext): (effect: Effect) => void {
  const vetoes = createVetoes();
  return (effect) => {
    switch (effect.effect) {
      case 'open':
        return void open(context, vetoes);
      case 'run':
        return void runOperation(context, vetoes, effect.flowId, effect.operation);
      case 'veto':
        return vetoes.veto(effect.flowId);
      case 'checkPassword':
        return void checkPassword(context, effect.flowId, effect.password);
      case 'confirm':
        return void confirm(context, effect.force);
      case 'reload':
        return void reload(context);
      case 'countPendingWrites':
        return void countPendingWrites(context, effect.command);
      case 'signOutStep':
        return void signOutStep(context, effect.step);
      case 'remember':
        return context.records.lastUser.write(effect.hint);
      case 'forget':
        return context.records.lastUser.write(undefined);
      case 'rememberReturn':
        return context.records.returnTo.write(effect.path);
      default:
        return effect satisfies never;
    }
  };
}

async function reload(context: RunContext): Promise<void> {
  const binding = await context.binding();
  const user = binding.auth.currentUser;
  if (user === null) return;
  try {
    await user.reload();
    context.report({ type: 'SEEN', seen: see(context, binding, user) });
  } catch {
    await confirm(context, false);
  }
}
