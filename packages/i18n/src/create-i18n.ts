import { createInstance, type i18n as Engine } from 'i18next';
import { createFormat, type Format, type FormatOptions } from './format/create-format.ts';
import { detectLocale } from './locale/detect.ts';
import { DEFAULT_LOCALE, directionOf, type AnyLocale } from './locale/locales.ts';
import { rememberLocale, rememberedLocale, type LocaleStorage } from './locale/remember.ts';
import { loadMessages } from './messages/load-messages.ts';
import type { Translate } from './messages/message-types.ts';

/** Everything that depends on the locale, replaced as a whole when it changes. */
export interface I18nSnapshot {
  readonly locale: AnyLocale;
  readonly dir: 'ltr' | 'rtl';
  readonly t: Translate;
  readonly format: Format;
}

/** Options of {@link createI18n}. */
export interface I18nOptions extends FormatOptions {
  /** Overrides what was remembered and what the browser asks for. */
  locale?: AnyLocale | undefined;
  /** What the browser asks for. @default navigator.languages */
  languages?: readonly string[] | undefined;
  /** Where a choice is kept; leave out to keep none. */
  storage?: LocaleStorage | undefined;
  /** @default 'locale' */
  storageKey?: string | undefined;
}

/** The texts and formats of the current locale. */
export interface I18n {
  /** The same object until the locale changes. */
  readonly getSnapshot: () => I18nSnapshot;
  /** Calls back after each change of locale; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads a locale's texts, switches to it and remembers it. The last call wins. @throws when the texts cannot be loaded */
  readonly setLocale: (locale: AnyLocale) => Promise<void>;
  /** For rich text components. */
  readonly engine: Engine;
}

/** Makes the texts and formats of the best locale; resolves when its texts are loaded. */
export async function createI18n(options: I18nOptions = {}): Promise<I18n> {
  const storageKey = options.storageKey ?? 'locale';
  const first =
    options.locale ??
    rememberedLocale(options.storage, storageKey) ??
    detectLocale(options.languages ?? globalThis.navigator?.languages ?? []);

  const formats = new Map<string, Format>();
  const formatOf = (locale: AnyLocale): Format => {
    const known = formats.get(locale) ?? createFormat(locale, options);
    formats.set(locale, known);
    return known;
  };

  const engine = createInstance();
  engine.use({
    type: 'formatter',
    init: () => undefined,
    format: (value: unknown, _style: string | undefined, locale: string | undefined) =>
      typeof value === 'number' ? formatOf((locale ?? first) as AnyLocale).number(value) : value,
  });
  let fallback: Promise<void> | undefined;
  await engine.init({
    lng: first,
    fallbackLng: DEFAULT_LOCALE,
    load: 'currentOnly',
    // A copy: what an app adds to its own, another instance does not have.
    resources: { [first]: { ...(await loadMessages(first)) } },
    keySeparator: false,
    returnNull: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    saveMissing: true,
    // Every locale is complete; one that an older visit left in a cache may not be.
    missingKeyHandler: () => {
      fallback ??= addTexts(engine, DEFAULT_LOCALE).then(publish, () => undefined);
    },
  });

  let current: AnyLocale = first;
  let snapshot = snapshotOf(engine, first, formatOf(first));
  let wanted: AnyLocale = first;
  const listeners = new Set<() => void>();

  function publish(): void {
    snapshot = snapshotOf(engine, current, formatOf(current));
    for (const listener of listeners) listener();
  }

  return {
    engine,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async setLocale(locale) {
      wanted = locale;
      await addTexts(engine, locale);
      if (wanted !== locale) return;
      await engine.changeLanguage(locale);
      rememberLocale(options.storage, storageKey, locale);
      current = locale;
      publish();
    },
  };
}

async function addTexts(engine: Engine, locale: AnyLocale): Promise<void> {
  for (const [namespace, texts] of Object.entries(await loadMessages(locale))) {
    engine.addResourceBundle(locale, namespace, texts);
  }
}

function snapshotOf(engine: Engine, locale: AnyLocale, format: Format): I18nSnapshot {
  const translate = engine.getFixedT(locale);
  // A screen asks for the same words in each of its rows, and the engine takes every text apart anew.
  const plain = new Map<string, string>();
  const t: Translate = (key, ...args) => {
    const [params] = args as [params?: Readonly<Record<string, string | number>>];
    if (params !== undefined) return translate(key as string, params);
    const text = plain.get(key) ?? translate(key as string, {});
    plain.set(key, text);
    return text;
  };
  return { locale, dir: directionOf(locale), t, format };
}
