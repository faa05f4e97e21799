/** Events of a stream. */
export interface StreamEvents {
  readonly data: (message: object) => void;
  readonly end: () => void;
  readonly error: (error: Error & { readonly code: number }) => void;
}

/** The client's end of a stream, as the SDK uses it. */
export class InProcessStream {
  readonly #listeners = new Map<string, (given: never) => void>();
  readonly #send: (message: object) => void;
  readonly #close: () => void;

  constructor(send: (message: object) => void, close: () => void) {
    this.#send = send;
    this.#close = close;
  }

  on<Name extends keyof StreamEvents>(name: Name, listener: StreamEvents[Name]): void {
    this.#listeners.set(name, listener);
  }

  /** Emits an event. */
  tell<Name extends keyof StreamEvents>(
    name: Name,
    ...given: Parameters<StreamEvents[Name]>
  ): void {
    const listener: ((...all: never[]) => void) | undefined = this.#listeners.get(name);
    listener?.(...(given as never[]));
  }

  write(message: object): void {
    this.#send(message);
  }

  end(): void {
    this.#close();
  }
}
