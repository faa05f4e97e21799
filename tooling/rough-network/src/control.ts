import { allowConsole } from '@quits/tooling-presets/allow-console';

/** Matches what the SDK prints about lost connections; how often depends on timing. */
const CONNECTION_LOST =
  /@firebase\/\w+: .*(?:transport errored|Could not reach|"code":"unavailable")/;

/** Disturbs the connection to a server, or the server itself. */
export interface Control {
  /** Restores the connection. */
  heal(): Promise<void>;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Cuts the connection, and makes the device report that it is offline. */
  unplug(): Promise<void>;
  /** Restores the connection, and makes the device report that it is online. */
  plugIn(): Promise<void>;
  /** Keeps connections open but drops all data. */
  silence(): Promise<void>;
  /** Delays each packet, in milliseconds. */
  slow(delayMs: number): Promise<void>;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/** Creates a client for the control of a rough network. */
export function controlOf({ control }: { readonly control: string }): Control {
  const send = async (command: string) => {
    allowConsole(CONNECTION_LOST);
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
