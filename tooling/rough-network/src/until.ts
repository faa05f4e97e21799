interface Watchable<Value> {
  readonly getState: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Timeout of a condition on a busy machine, in milliseconds. */
const PATIENCE = 90_000;

/** Resolves with the first value that meets the condition; stays subscribed until then. */
export function until<Value, Met extends Value>(
  source: Watchable<Value>,
  condition: (value: Value) => value is Met,
): Promise<Met>;
export function until<Value>(
  source: Watchable<Value>,
  condition: (value: Value) => boolean,
): Promise<Value>;
export function until<Value>(
  source: Watchable<Value>,
  condition: (value: Value) => boolean,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let done = false;
    let stop: (() => void) | undefined;
    const look = () => {
      const value = source.getState();
      if (done || !condition(value)) return;
      done = true;
      clearTimeout(patience);
      resolve(value);
      stop?.();
    };
    const patience = setTimeout(() => {
      done = true;
      stop?.();
      reject(new Error(`The condition was never met; last: ${JSON.stringify(source.getState())}`));
    }, PATIENCE);
    stop = source.subscribe(look);
    look();
  });
}
