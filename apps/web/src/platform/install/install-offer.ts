import { deviceStorage } from '../../app-settings/device-storage.ts';

const ANSWERED = 'quits.install';

/** Opens the browser's own question whether to install the app. */
export type Install = () => void;

let install: Install | undefined;
let answered: boolean | undefined;
const listeners = new Set<() => void>();

/** The browser's offer to install the app, for `useSyncExternalStore`. */
export const installOffer = {
  /** Absent where it is installed already, or cannot be. */
  get: (): Install | undefined => install,
  /** Whether the person was asked before on this device, whatever they said. */
  wasAnswered: (): boolean => (answered ??= deviceStorage()?.getItem(ANSWERED) === 'yes'),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Remembers that the person was asked. */
  answer: (): void => {
    answered = true;
    try {
      deviceStorage()?.setItem(ANSWERED, 'yes');
    } catch {
      // Where nothing is kept, it is asked again on the next visit.
    }
    tell();
  },
};

/** Keeps the browser's offer for a calm moment; it comes once, early in the life of a page. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Only Chromium has such an event, so no types know of it.
    const prompt: unknown = Reflect.get(event, 'prompt');
    if (typeof prompt !== 'function') return;
    event.preventDefault();
    install = () => {
      // It can be asked once; the browser may offer it again.
      install = undefined;
      Reflect.apply(prompt, event, []);
      installOffer.answer();
    };
    tell();
  });
  window.addEventListener('appinstalled', () => {
    install = undefined;
    installOffer.answer();
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}
