import type { AppError, Result } from '@quits/errors';
import { getViaRest } from '@quits/firestore';
import { useDatabase, useLiveDocument } from '@quits/firestore/react';
import { useLocale } from '@quits/i18n/react';
import { changeChoices } from '@quits/product/notifications/change-choices.ts';
import {
  CHOICES,
  noticeChoices,
  PUSH,
  serverSettings,
} from '@quits/product/notifications/collections.ts';
import type { Choices } from '@quits/product/notifications/schema.ts';
import { useEffect, useState } from 'react';
import { leaveDevice } from './leave-device.ts';
import {
  pushManager,
  type PushSupport,
  pushSupport,
} from '@quits/app-platform/push/push-support.ts';
import { turnOn } from './turn-on.ts';

/** Notifications of the account on this device. */
export type Notifications =
  | { readonly status: 'loading' }
  | {
      readonly status: 'unavailable';
      readonly reason: Exclude<PushSupport, 'ready'> | 'notOffered';
    }
  | { readonly status: 'failed'; readonly error: AppError; readonly retry: () => void }
  | ReadyNotifications;

/** See {@link Notifications}. */
interface ReadyNotifications {
  readonly status: 'ready';
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** Why the last change failed. */
  readonly error: AppError | undefined;
  readonly choices: Choices;
  readonly turn: (isOn: boolean) => void;
  readonly change: (changes: Partial<Choices>) => void;
}

interface Found {
  readonly isOn: boolean;
  readonly key: Result<{ readonly publicKey: string } | undefined, AppError>;
  /** Whether the app has a service worker, which development lacks. */
  readonly hasWorker: boolean;
}

const BEGINNING: Omit<Choices, 'zone'> = { groups: {}, detail: false, quiet: null, seen: {} };

/** Returns the account's notifications on this device, and what changes them. */
export function useNotifications(uid: string): Notifications {
  const database = useDatabase();
  const { locale } = useLocale();
  const kept = useLiveDocument(noticeChoices, { uid, id: CHOICES });
  const [support, setSupport] = useState(pushSupport);
  const [found, setFound] = useState<Found>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();

  useEffect(() => {
    let isCurrent = true;
    async function look(): Promise<void> {
      const manager = await pushManager();
      const subscription = await manager?.getSubscription();
      const key = await getViaRest(database, serverSettings, { id: PUSH });
      const isOn = subscription !== undefined && subscription !== null;
      if (isCurrent) setFound({ isOn, key, hasWorker: manager !== undefined });
    }
    if (support === 'ready' && found === undefined) void look();
    return () => {
      isCurrent = false;
    };
  }, [database, support, found]);

  if (support !== 'ready') return { status: 'unavailable', reason: support };
  if (found === undefined || kept.status === 'loading') return { status: 'loading' };
  if (!found.hasWorker) return { status: 'unavailable', reason: 'unsupported' };
  const { key } = found;
  if (!found.isOn && !key.ok) {
    return { status: 'failed', error: key.error, retry: () => setFound(undefined) };
  }
  if (key.ok && key.value === undefined) return { status: 'unavailable', reason: 'notOffered' };

  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const stored = kept.status === 'ready' ? kept.data?.data : undefined;
  const choices = stored ?? { ...BEGINNING, zone };

  async function turn(on: boolean): Promise<void> {
    setBusy(true);
    setError(undefined);
    if (on && key.ok && key.value !== undefined) {
      const { publicKey } = key.value;
      const done = await turnOn(database, {
        uid,
        publicKey,
        choices: { ...choices, zone },
        locale,
      });
      // The person may have refused, which is no failure.
      if (!done.ok && pushSupport() === 'ready' && Notification.permission === 'granted')
        setError(done.error);
      setFound((last) => last && { ...last, isOn: done.ok });
      setSupport(pushSupport());
    } else if (!on) {
      await leaveDevice(database, uid);
      setFound((last) => last && { ...last, isOn: false });
    }
    setBusy(false);
  }

  return {
    status: 'ready',
    // A subscription alone brings nothing: it may be that of an account that was used here before.
    isOn: found.isOn && stored !== undefined,
    isBusy,
    error,
    choices,
    turn: (on) => void turn(on),
    change: (changes) => changeChoices(database, uid, { ...changes, zone }),
  };
}
