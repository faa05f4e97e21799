import { createStore, type StoreApi } from 'zustand/vanilla';

/** Content of a toast. */
export interface ToastContent {
  text: string;
  /** @default 'plain' */
  tone?: 'plain' | 'success' | 'danger';
  /** One action, such as undo. */
  action?: { label: string; onPress: () => void };
  /** Duration in milliseconds; `Infinity` until dismissed. @default 6000 */
  duration?: number;
}

/** A toast that is shown. */
export interface ToastEntry extends ToastContent {
  id: string;
  /** Changes when the toast is replaced, to restart its timer. */
  revision: number;
}

/** Queue of visible toasts, newest last; any code can add one. */
export interface ToastManager {
  /** Shows a toast and returns its id; reusing an `id` replaces the toast. */
  show: (content: ToastContent & { id?: string }) => string;
  dismiss: (id: string) => void;
  readonly store: Pick<StoreApi<readonly ToastEntry[]>, 'getState' | 'subscribe'>;
}

/** Creates a queue; removes the oldest toast if there are more than `max`. */
export function createToastManager(max = 3): ToastManager {
  const store = createStore<readonly ToastEntry[]>(() => []);
  let made = 0;

  return {
    show({ id: wanted, ...content }) {
      made += 1;
      const id = wanted ?? `toast-${made}`;
      const others = store.getState().filter((entry) => entry.id !== id);
      store.setState([...others, { ...content, id, revision: made }].slice(-max), true);
      return id;
    },
    dismiss(id) {
      const entries = store.getState();
      if (entries.some((entry) => entry.id === id))
        store.setState(
          entries.filter((entry) => entry.id !== id),
          true,
        );
    },
    store,
  };
}
