// Runs in the page's head, before any module: asks for everything that the screen at this address will need, all at once,
// and for its first data. Its source is the same in every build, so that a fixed policy can allow it by its hash; what differs is in the data block.
(() => {
  /** Round trip of a slow connection, and the head start on it, in milliseconds. */
  const SLOW_RTT = 300;
  const HEAD_START = 500;
  /** Stands for a number that is only known later, for the form of a sentence. */
  const USUAL_COUNT = 8;
  const BRITISH = /^(?:AU|GB|HK|IE|IN|MT|NZ|SG|ZA)$/;
  const data = document.querySelector('#preloads');
  /** @type {import('./preload-manifest.ts').PreloadManifest} */
  const { files, texts, always, account, provider, screens, config, frame } = JSON.parse(
    data?.textContent ?? '',
  );

  /** @param {string} key */
  function stored(key) {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  // The same choice as `detectLocale` of @quits/i18n; a test compares both.
  /** @param {string} tag */
  function localeOf(tag) {
    const all = Object.keys(texts);
    const exact = all.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    if (exact !== undefined) return exact;
    try {
      const { language, region = '' } = new Intl.Locale(tag);
      const english = BRITISH.test(region) ? 'en-GB' : 'en-US';
      if (language === 'en' && all.includes(english)) return english;
      return all.find((locale) => new Intl.Locale(locale).language === language);
    } catch {
      return undefined;
    }
  }

  /** @param {Record<string, string>} attributes */
  function link(attributes) {
    const element = document.createElement('link');
    for (const name in attributes) element.setAttribute(name, attributes[name] ?? '');
    document.head.append(element);
  }

  /**
   * Returns the uid in the record of the remembered user.
   * @param {string | undefined} record
   * @returns {string | undefined}
   */
  function idOf(record) {
    try {
      const { uid } = JSON.parse(record ?? '').value;
      return /^[\w-]+$/.test(uid) ? uid : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Returns JSON, or `undefined` if anything is wrong.
   * @param {string} url
   * @param {RequestInit} request
   */
  async function ask(url, request) {
    try {
      const response = await fetch(url, request);
      return response.ok ? await response.json() : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Returns the ID token that Auth has stored for a user, while it is valid. The format is the SDK's own: if it is another one,
   * nothing is read in advance.
   * @param {string | undefined} uid
   * @returns {Promise<string | undefined>}
   */
  function tokenOf(uid) {
    return new Promise((resolve) => {
      const nothing = () => resolve(undefined);
      try {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        // Don't create a database that the SDK then finds without its store.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = nothing;
        opening.onsuccess = () => {
          const database = opening.result;
          try {
            const store = database
              .transaction('firebaseLocalStorage')
              .objectStore('firebaseLocalStorage');
            const all = store.getAll();
            all.onerror = nothing;
            all.onsuccess = () => {
              const users = all.result.filter(
                ({ fbase_key, value }) =>
                  fbase_key.startsWith('firebase:authUser:') && value.uid === uid,
              );
              const { accessToken, expirationTime } = users[0]?.value.stsTokenManager ?? {};
              resolve(
                users.length === 1 && expirationTime > Date.now() + 60_000
                  ? accessToken
                  : undefined,
              );
            };
          } catch {
            nothing();
          }
          database.close();
        };
      } catch {
        nothing();
      }
    });
  }

  /**
   * Reads a document or a query by the REST interface.
   * @param {{ base: string, token: string }} access
   * @param {string} key
   * @param {string | undefined} body
   */
  async function read({ base, token }, key, body) {
    const headers = { authorization: `Bearer ${token}` };
    if (body === undefined) {
      const found = await ask(`${base}/${key}`, { headers });
      return found && [found];
    }
    const [path = ''] = key.split('?');
    const parent = path.includes('/') ? `/${path.slice(0, path.lastIndexOf('/'))}` : '';
    const answers = await ask(`${base}${parent}:runQuery`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    return answers?.flatMap((/** @type {{ document?: object }} */ { document }) => document ?? []);
  }

  /**
   * Returns the texts of documents for a slot of the frame; `true` for the text of the slot itself.
   * @param {import('./preload-manifest.ts').Shown} what
   * @param {readonly { fields?: Record<string, object> }[]} documents
   */
  function shown(what, documents) {
    if ('where' in what) {
      return Object.entries(what.where).every(([field, pattern]) =>
        new RegExp(pattern).test(JSON.stringify(documents[0]?.fields?.[field] ?? '')),
      );
    }
    const { field, unless } = what;
    return documents
      .filter(({ fields }) => unless === undefined || fields?.[unless] === undefined)
      .map(({ fields }) => {
        /** @type {unknown} */
        const text = Reflect.get(fields?.[field] ?? {}, 'stringValue');
        return typeof text === 'string' ? text : '';
      });
  }

  const chosen = stored('locale') ?? '';
  // Pseudo-locales use the English texts.
  const isChosen = Object.keys(texts).includes(chosen) || /^en-X[AB]$/.test(chosen);
  const tags = [...(isChosen ? [chosen] : []), ...navigator.languages];
  const locale = tags.map(localeOf).find((found) => found !== undefined) ?? 'en-US';
  const isKnown = stored('quits.auth.lastUser') !== undefined;
  const screen = screens.find(({ path }) => new RegExp(path).test(location.pathname));
  const isWanted = screen !== undefined && (isKnown || screen.isPublic === true);
  const user = idOf(stored('quits.auth.lastUser'));
  // With a service worker, the code and the database on the device are faster than a request.
  const isCold = (navigator.serviceWorker?.controller ?? undefined) === undefined;
  const [, ...parameters] = new RegExp(screen?.path ?? '').exec(location.pathname) ?? [];
  // A search in the address needs other data.
  const isPlain = parameters.every((one) => /^[\w-]*$/.test(one)) && location.search === '';
  const asked = (isCold && isPlain && user !== undefined ? screen?.reads : undefined) ?? [];
  const reads = asked.filter(({ isForFrame }) => isForFrame !== true);
  const wanted = [
    ...always,
    ...(isKnown ? account : []),
    // The screen shows its first data without Auth and Firestore, so let its code come first.
    ...(isKnown && reads.length === 0 ? provider : []),
    ...(isWanted ? screen.files : []),
  ];

  /** @type {import('@quits/app-platform/boot/page-start.ts').PageStart} */
  const start = {};
  const known = stored('quits.config');
  // The embedded backend inserts its configuration; other hosts only serve it.
  const inserted = document.querySelector('#firebase-config')?.textContent ?? undefined;
  if (config !== undefined && known === undefined) {
    start.config = inserted === undefined ? ask(config, {}) : Promise.resolve(JSON.parse(inserted));
  }
  /** @param {string} text */
  const filled = (text) =>
    text
      .replaceAll('$uid', String(user))
      .replaceAll(/\$(\d)/g, (_, number) => parameters[number - 1] ?? '');
  const parts = asked.length > 0 ? screen?.frame : isKnown ? undefined : screen?.publicFrame;
  /** @type {Record<string, Promise<import('@quits/app-platform/screen/page-frame.ts').SlotContents>>} */
  const slots = {};
  if (parts !== undefined) start.frame = frameOf(parts).catch(() => undefined);

  /**
   * Returns the frame of the screen once its texts have loaded, which precede all other code.
   * @param {readonly string[]} names
   * @returns {Promise<import('@quits/app-platform/screen/page-frame.ts').PageFrame>}
   */
  async function frameOf(names) {
    const { html = {}, keys = [], rtl = [] } = frame ?? {};
    const { texts: words } = await import(files[texts[locale]?.[0] ?? 0] ?? '');
    const outline = names.reduce(
      (outer, name) => outer.replace('{in}', () => html[name] ?? ''),
      '{in}',
    );
    // The tab of this address has a mark.
    const here = `href="${location.pathname.replace(/\/$/, '')}"`;
    return {
      html: filled(outline)
        .replaceAll(here, parameters.length === 0 ? here : `${here} aria-current="page"`)
        .replaceAll(/\{(\d+)\}/g, (_, at) => textOf(words, keys[at] ?? '')),
      lang: locale,
      dir: rtl.includes(locale) ? 'rtl' : 'ltr',
      isPublic: !isKnown,
      slots,
    };
  }

  /**
   * Returns a text, escaped for HTML, with figure dashes, as wide as digits, in place of a number that is only known later.
   * @param {Record<string, Record<string, string>>} words
   * @param {string} key
   */
  function textOf(words, key) {
    const [namespace = '', name = ''] = key.split(':');
    const plural = key.endsWith('_') ? new Intl.PluralRules(locale).select(USUAL_COUNT) : '';
    return (words[namespace]?.[name + plural] ?? '')
      .replace('{{count}}', '\u2012\u2012')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;');
  }

  if (asked.length > 0) {
    const settings = known === undefined ? start.config : JSON.parse(known);
    const access = Promise.all([settings, tokenOf(user)]).then(([host, token]) => {
      if (host === undefined || token === undefined) return;
      const { host: name, port } = host.emulators?.firestore ?? {};
      const origin =
        name === undefined ? 'https://firestore.googleapis.com' : `http://${name}:${port}`;
      return {
        base: `${origin}/v1/projects/${host.projectId}/databases/(default)/documents`,
        token,
      };
    });
    for (const { key: pattern, query, shows = [], isForFrame } of asked) {
      const key = filled(pattern);
      const found = access.then(
        (it) => it && read(it, key, query && filled(JSON.stringify({ structuredQuery: query }))),
        () => undefined,
      );
      if (isForFrame !== true) (start.reads ??= {})[key] = found;
      for (const one of shows) {
        slots[one.slot] = found.then((documents) => documents && shown(one, documents));
      }
    }
  }
  globalThis.quitsStart = start;
  /** @param {readonly number[]} numbers */
  function preload(numbers) {
    for (const file of new Set(numbers)) link({ rel: 'modulepreload', href: files[file] ?? '' });
  }
  preload(texts[locale] ?? []);
  // On a slow connection, let the code that runs first arrive first, so that it runs while the rest arrives.
  const { rtt = 0 } = Reflect.get(navigator, 'connection') ?? {};
  if (isCold && rtt >= SLOW_RTT) setTimeout(() => preload(wanted), HEAD_START);
  else preload(wanted);
})();
