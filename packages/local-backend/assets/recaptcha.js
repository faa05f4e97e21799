// Substitute for https://www.google.com/recaptcha/api.js: a check that always passes, so that
// sign-in by phone works offline.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const onload = new URL(script.src).searchParams.get('onload') ?? '';
  /** @type {{ callback?: (token: string) => void, token: string, box?: HTMLInputElement }[]} */
  const widgets = [];

  /** @param {number} id */
  function pass(id) {
    const widget = widgets[id];
    if (widget === undefined) return;
    widget.token = 'passed';
    widget.callback?.(widget.token);
  }

  const grecaptcha = {
    /** @param {() => void} callback */
    ready: (callback) => callback(),
    /**
     * @param {string | HTMLElement} place
     * @param {{ size?: string, callback?: (token: string) => void }} options
     */
    render(place, { size, callback }) {
      const id = widgets.length;
      const widget = { token: '', ...(callback === undefined ? {} : { callback }) };
      widgets.push(widget);
      const container = typeof place === 'string' ? document.getElementById(place) : place;
      if (size === 'invisible' || container === null) return id;
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.addEventListener('change', () => pass(id));
      label.append(box, ' I am not a robot');
      container.append(label);
      Object.assign(widget, { box });
      return id;
    },
    execute: async (id = 0) => {
      pass(id);
      return 'passed';
    },
    getResponse: (id = 0) => widgets[id]?.token ?? '',
    reset(id = 0) {
      const widget = widgets[id];
      if (widget === undefined) return;
      widget.token = '';
      if (widget.box !== undefined) widget.box.checked = false;
    },
  };
  Object.assign(globalThis, { grecaptcha: { ...grecaptcha, enterprise: grecaptcha } });
  const ready = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (globalThis))[
    onload
  ];
  if (typeof ready === 'function') ready();
})();
