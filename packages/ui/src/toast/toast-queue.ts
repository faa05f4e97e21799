/** What a toast says and offers. */
export interface ToastContent {
  text: string;
  /** @default 'plain' */
  tone?: 'plain' | 'success' | 'danger';
  /** One thing to do about it, such as undo. */
  action?: { label: string; onPress: () => void };
  /** How long it stays, in milliseconds; `Infinity` until dismissed. @default 6000 */
  duration?: number;
}

/** A toast that is shown. */
export interface ToastEntry extends ToastContent {
  id: string;
  /** Changes when the toast is replaced, so that its time starts anew. */
  revision: number;
}

/** Holds the toasts that are shown, newest last; any code can add one. */
export interface ToastQueue {
  /** Shows a toast and returns its id; the same `id` again replaces it. */
  show: (content: ToastContent & { id?: string }) => string;
  dismiss: (id: string) => void;
  getSnapshot: () => readonly ToastEntry[];
  subscribe: (listener: () => void) => () => void;
}

/** Makes a queue; the oldest toast leaves when there are more than `max`. */
export function createToastQueue(max = 3): ToastQueue {
  let entries: readonly ToastEntry[] = [];
  let made = 0;
  const listeners = new Set<() => void>();

  function publish(next: readonly ToastEntry[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  return {
    show({ id: wanted, ...content }) {
      made += 1;
      const id = wanted ?? `toast-${made}`;
      publish(
        [...entries.filter((entry) => entry.id !== id), { ...content, id, revision: made }].slice(
          -max,
        ),
      );
      return id;
    },
    dismiss(id) {
      if (entries.some((entry) => entry.id === id))
        publish(entries.filter((entry) => entry.id !== id));
    },
    getSnapshot: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
