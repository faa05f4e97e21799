// Substitute for the tag script of Google Analytics: executes the page's data layer, and sends
// events to the backend's collector. Respects consent and opt-out.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const query = new URL(script.src).searchParams;
  const page = /** @type {Record<string, any>} */ (/** @type {unknown} */ (globalThis));
  /** @type {ArrayLike<unknown>[]} */
  const layer = (page[query.get('l') ?? 'dataLayer'] ??= []);
  const tag = query.get('id') ?? '';
  const started = Date.now();

  /** @type {Record<string, string>} */
  const consent = {};
  /** @type {Record<string, unknown>} */
  const common = {};
  /** @type {Map<string, Record<string, unknown>>} */
  const configured = new Map();

  function clientId() {
    const known = localStorage.getItem('_ga_local');
    if (known !== null) return known;
    const made = `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(started / 1000)}`;
    if (consent['analytics_storage'] !== 'denied') localStorage.setItem('_ga_local', made);
    return made;
  }

  /**
   * @param {string} name
   * @param {Record<string, unknown>} parameters
   */
  function send(name, parameters) {
    const { send_to: sendTo = tag } = parameters;
    const target = typeof sendTo === 'string' ? sendTo : tag;
    if (page[`ga-disable-${target}`] === true) return;
    // Without consent, the real script sends only anonymous pings; this one sends nothing.
    if (consent['analytics_storage'] === 'denied') return;
    const event = {
      name,
      tag: target,
      clientId: clientId(),
      page: location.pathname,
      parameters: { ...common, ...configured.get(target), ...parameters },
    };
    navigator.sendBeacon('https://www.google-analytics.com/g/collect', JSON.stringify(event));
  }

  /** @type {Record<string, (...args: any[]) => void>} */
  const commands = {
    config(target, parameters = {}) {
      configured.set(target, { ...configured.get(target), ...parameters });
      if (parameters.send_page_view !== false) {
        send('page_view', { send_to: target });
      }
    },
    consent(_kind, choices) {
      Object.assign(consent, choices);
    },
    event: (name, parameters = {}) => send(name, parameters),
    get: (target, field, callback) =>
      callback(field === 'client_id' ? clientId() : configured.get(target)?.[field]),
    set(name, value) {
      Object.assign(common, typeof name === 'string' ? { [name]: value } : name);
    },
  };

  /** @param {ArrayLike<unknown>} entry */
  function run(entry) {
    const [command, ...args] = Array.from(entry);
    commands[String(command)]?.(...args);
  }

  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    for (const entry of entries) run(entry);
    return length;
  };
  for (const entry of layer) run(entry);
})();
