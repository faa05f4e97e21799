import { createStore } from 'zustand/vanilla';
import { deviceStorage } from '../device/device-storage.ts';

const ANSWERED = 'quits.install';
/** Set by the first visit of a device; later ones may offer the installation. */
const VISITED = 'quits.install.visited';

/** Opens the browser's install prompt. */
export type Install = () => void;

/** State of the browser's install prompt. */
interface Offer {
  /** `undefined` if the app is installed or can't be. */
  readonly install: Install | undefined;
  /** Whether the user was asked before on this device, whatever the answer. */
  readonly answered: boolean;
  /** Whether this is the device's first visit. */
  readonly isFirstVisit: boolean;
}

const store = createStore<Offer>(() => ({
  install: undefined,
  answered: deviceStorage()?.getItem(ANSWERED) === 'yes',
  isFirstVisit: deviceStorage()?.getItem(VISITED) !== 'yes',
}));

/** Store of the browser's install prompt. */
export const installOffer = {
  store,
  /** Stores that the user was asked. */
  answer: (): void => {
    store.setState({ answered: true });
    remember(ANSWERED);
  },
};

function remember(key: string): void {
  try {
    deviceStorage()?.setItem(key, 'yes');
  } catch {
    // Without storage, the next visit starts over.
  }
}

/** Stores the browser's install event for later; the browser sends it early, and usually once per page. */
export function keepInstallOffer(): void {
  remember(VISITED);
  window.addEventListener('beforeinstallprompt', (event) => {
    // Only Chromium has this event, so TypeScript's DOM types lack it.
    const prompt: unknown = Reflect.get(event, 'prompt');
    if (typeof prompt !== 'function') return;
    event.preventDefault();
    const install = (): void => {
      // An event can prompt only once; the browser may send another one.
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
