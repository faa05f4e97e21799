/** Disturbs the way to a server, or the server itself. */
export interface Control {
  /** Lets everything through again. */
  heal(): Promise<void>;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Cuts the way, and lets the device say that it is offline. */
  unplug(): Promise<void>;
  /** Lets everything through again, and lets the device say so. */
  plugIn(): Promise<void>;
  /** Keeps connections and swallows what goes over them. */
  silence(): Promise<void>;
  /** Delays each packet, in milliseconds. */
  slow(delayMs: number): Promise<void>;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/** Talks to the control of a rough network. */
export function controlOf({ control }: { readonly control: string }): Control {
  const send = async (command: string) => {
    const response = await fetch(`${control}/${command}`, { method: 'POST' });
    if (!response.ok) throw new Error(await response.text());
  };
  return {
    heal: () => send('gate?passage=open'),
    cut: () => send('gate?passage=cut'),
    async unplug() {
      await send('gate?passage=cut');
      deviceIs('offline');
    },
    async plugIn() {
      await send('gate?passage=open');
      deviceIs('online');
    },
    silence: () => send('gate?passage=silent'),
    slow: (delayMs) => send(`gate?passage=open&delay=${delayMs}`),
    kill: () => send('kill'),
    restart: () => send('start'),
  };
}

function deviceIs(state: 'online' | 'offline'): void {
  Object.defineProperty(navigator, 'onLine', { value: state === 'online', configurable: true });
  window.dispatchEvent(new Event(state));
}
