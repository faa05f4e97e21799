// Runs in the page's head, before any module: asks for everything that the screen at this address will need, all at once. Its
// source is the same in every build, so that a fixed policy can allow it by its hash; what differs is in the data block.
(() => {
  const BRITISH = /^(?:AU|GB|HK|IE|IN|MT|NZ|SG|ZA)$/;
  const data = document.querySelector('#preloads');
  /** @type {import('./preload-manifest.ts').PreloadManifest} */
  const { files, texts, always, account, screens, config } = JSON.parse(data?.textContent ?? '');

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

  const chosen = stored('locale') ?? '';
  // Pseudo-locales use the English texts.
  const isChosen = Object.keys(texts).includes(chosen) || /^en-X[AB]$/.test(chosen);
  const tags = [...(isChosen ? [chosen] : []), ...navigator.languages];
  const locale = tags.map(localeOf).find((found) => found !== undefined) ?? 'en-US';
  const isKnown = stored('quits.auth.lastUser') !== undefined;
  const screen = screens.find(({ path }) => new RegExp(path).test(location.pathname));
  const isWanted = screen !== undefined && (isKnown || screen.isPublic === true);
  const wanted = [
    ...(texts[locale] ?? []),
    ...always,
    ...(isKnown ? account : []),
    ...(isWanted ? screen.files : []),
  ];

  if (config !== undefined && stored('quits.config') === undefined) {
    link({ rel: 'preload', as: 'fetch', href: config, crossorigin: '' });
  }
  for (const file of new Set(wanted)) link({ rel: 'modulepreload', href: files[file] ?? '' });
})();
