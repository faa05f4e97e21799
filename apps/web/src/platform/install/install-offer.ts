import { createStore } from 'zustand/vanilla';
import { deviceStorage } from '../../app-settings/device-storage.ts';

const ANSWERED = 'quits.install';

/** Opens the browser's own question whether to install the app. */
export type Install = () => void;

/** State of the browser's install prompt. */
interface Offer {
  /** Absent where it is installed already, or cannot be. */
  readonly install: Install | undefined;
  /** Whether the person was asked before on this device, whatever they said. */
  readonly answered: boolean;
}

const store = createStore<Offer>(() => ({
  install: undefined,
  answered: deviceStorage()?.getItem(ANSWERED) === 'yes',
}));

/** The browser's offer to install the app. */
export const installOffer = {
  store,
  /** Remembers that the person was asked. */
  answer: (): void => {
    store.setState({ answered: true });
    try {
      deviceStorage()?.setItem(ANSWERED, 'yes');
    } catch {
      // Where nothing is kept, it is asked again on the next visit.
    }
  },
};

/** Keeps the browser's offer for a calm moment; it comes once, early in the life of a page. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Only Chromium has such an event, so no types know of it.
    const prompt: unknown = Reflect.get(event, 'prompt');
    if (typeof prompt !== 'function') return;
    event.preventDefault();
    const install = (): void => {
      // It can be asked once; the browser may offer it again.
      store.setState({ install: undefined });
      Reflect.apply(prompt, event, []);
      installOffer.answer();
    };
    store.setState({ install });
  });
  window.addEventListener('appinstalled', () => {
    store.setState({ install: undefined });
    installOffer.answer();
  });
}
