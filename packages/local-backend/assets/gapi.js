// Substitute for https://apis.google.com/js/api.js, of which the SDK uses frames: opens our sign-in
// frame and receives the provider page's messages from it.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const onload = new URL(script.src).searchParams.get('onload') ?? '';
  const MESSAGE = 'local-auth-frame';

  class Frame {
    /** @param {HTMLIFrameElement} element */
    constructor(element) {
      this.element = element;
      this.origin = new URL(element.src).origin;
      /** @type {Map<string, (data: unknown) => unknown>} */
      this.handlers = new Map();
      /** @type {Map<number, (data: unknown) => void>} */
      this.waiting = new Map();
      this.sent = 0;
      this.loaded = new Promise((resolve) => {
        addEventListener('message', (event) => {
          if (event.source !== element.contentWindow || event.origin !== this.origin) return;
          const { kind, type, name, id, data } = event.data ?? {};
          if (kind !== MESSAGE) return;
          if (type === 'ready') resolve(undefined);
          if (type === 'event') {
            this.post({ type: 'answer', id, data: [this.handlers.get(name)?.(data)] });
          }
          if (type === 'answer') this.answer(id, data);
        });
      });
    }

    /** @param {object} message */
    post(message) {
      this.element.contentWindow?.postMessage({ kind: MESSAGE, ...message }, this.origin);
    }

    /**
     * The SDK throws in its callback even after success, and relies on the error being ignored.
     * @param {number} id
     * @param {unknown} data
     */
    answer(id, data) {
      try {
        this.waiting.get(id)?.(data);
      } catch {
        this.waiting.delete(id);
      }
    }

    async restyle() {}

    /** @param {() => void} callback */
    async ping(callback) {
      await this.loaded;
      callback();
    }

    /**
     * @param {string} name
     * @param {(data: unknown) => unknown} handler
     */
    register(name, handler) {
      this.handlers.set(name, handler);
      void this.loaded.then(() => this.post({ type: 'registered', name }));
    }

    /**
     * @param {string} name
     * @param {unknown} data
     * @param {(data: unknown) => void} callback
     */
    send(name, data, callback) {
      this.sent += 1;
      this.waiting.set(this.sent, callback);
      this.post({ type: 'request', name, id: this.sent, data });
    }
  }

  /**
   * @param {{ url: string, where: HTMLElement, attributes: Record<string, unknown> }} options
   * @param {(frame: Frame) => Promise<Frame>} opened
   */
  function open({ url, where, attributes }, opened) {
    const element = document.createElement('iframe');
    element.src = url;
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'style') Object.assign(element.style, value);
      else element.setAttribute(name, String(value));
    }
    // The frame may send a message as soon as it is in the document, so listen before.
    const frame = new Frame(element);
    where.append(element);
    return opened(frame);
  }

  const context = { open };
  Object.assign(globalThis, {
    gapi: {
      load: (/** @type {string} */ _name, /** @type {{ callback(): void }} */ options) =>
        options.callback(),
      iframes: {
        Iframe: Frame,
        CROSS_ORIGIN_IFRAMES_FILTER: 'cross-origin',
        getContext: () => context,
      },
    },
  });
  const ready = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (globalThis))[
    onload
  ];
  if (typeof ready === 'function') ready();
})();
