import { eventually } from '@quits/tooling-presets/eventually';
import { expect, it, vi } from 'vitest';
import { syncDocumentLocale } from './sync-document-locale.ts';
import { createI18n, type I18nOptions } from './create-i18n.ts';
import { loadSharedTexts } from './messages/load-shared-texts.ts';
import { texts as german } from './messages/locales/de.ts';

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('starts in the default locale when the browser asks for none that exists', async () => {
  const { locale, dir, t } = (
    await createI18n({ messages: loadSharedTexts, languages: ['tlh'] })
  ).store.getState();
  expect([locale, dir, t('common:save')]).toEqual(['en-US', 'ltr', 'Save']);
});

it('fills parameters in without escaping them', async () => {
  const { t } = (await createI18n({ messages: loadSharedTexts, languages: [] })).store.getState();
  expect(t('auth:withProvider', { provider: '<Google & Co>' })).toBe('Continue with <Google & Co>');
});

it('chooses the plural and groups the digits of the count', async () => {
  const { t } = (await createI18n({ messages: loadSharedTexts, languages: [] })).store.getState();
  expect(t('common:people', { count: 1 })).toBe('1 person');
  expect(t('common:people', { count: 12_345 })).toBe('12,345 people');
});

it('never mistakes one set of parameters for another', async () => {
  const { t } = (await createI18n({ messages: loadSharedTexts, languages: [] })).store.getState();
  const with1000 = (provider: string | number) => t('auth:withProvider', { provider });
  expect([1000, '1000', 1000, '1000'].map(with1000)).toEqual([
    'Continue with 1,000',
    'Continue with 1000',
    'Continue with 1,000',
    'Continue with 1000',
  ]);
});

it('switches without a reload, notifies listeners and stores the choice', async () => {
  const storage = memory();
  const i18n = await createI18n({ messages: loadSharedTexts, languages: [], storage });
  const listener = vi.fn<() => void>();
  const stop = i18n.store.subscribe(listener);
  const before = i18n.store.getState();
  await i18n.setLocale('en-XA');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(i18n.store.getState().t('common:save')).toBe('[Šáṽé··]');
  expect(before.t('common:save')).toBe('Save');
  expect(storage.kept.get('locale')).toBe('en-XA');
  stop();
  await i18n.setLocale('en-US');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps the same snapshot until the locale changes', async () => {
  const i18n = await createI18n({ messages: loadSharedTexts, languages: [] });
  expect(i18n.store.getState()).toBe(i18n.store.getState());
});

it('prefers the option to the stored locale, and that to the languages of the browser', async () => {
  const storage = memory({ locale: 'fr' });
  const localeOf = async (options: Partial<I18nOptions>) =>
    (await createI18n({ messages: loadSharedTexts, ...options })).store.getState().locale;
  expect(await localeOf({ locale: 'de', storage, languages: ['es'] })).toBe('de');
  expect(await localeOf({ storage, languages: ['es'] })).toBe('fr');
  expect(await localeOf({ storage: memory({ locale: 'xx' }), languages: ['es'] })).toBe('es');
});

it('works if storage is denied', async () => {
  const denied = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const i18n = await createI18n({ messages: loadSharedTexts, storage: denied, languages: ['en'] });
  await i18n.setLocale('de');
  expect(i18n.store.getState().locale).toBe('de');
});

it('ends in the last requested locale when two switches overlap', async () => {
  const i18n = await createI18n({ messages: loadSharedTexts, languages: [] });
  await Promise.all([i18n.setLocale('fr'), i18n.setLocale('ar')]);
  expect(i18n.store.getState().locale).toBe('ar');
});

it('sets the language and direction of the document', async () => {
  const root = { lang: '', dir: '' };
  const i18n = await createI18n({ messages: loadSharedTexts, languages: ['de'] });
  syncDocumentLocale(i18n, root);
  expect(root).toEqual({ lang: 'de', dir: 'ltr' });
  await i18n.setLocale('ar');
  expect(root).toEqual({ lang: 'ar', dir: 'rtl' });
});

it('shows the default text when a locale lacks one', async () => {
  const i18n = await createI18n({ messages: loadSharedTexts, locale: 'de' });
  const { save: _, ...lacking } = german.common;
  i18n.engine.removeResourceBundle('de', 'common').addResourceBundle('de', 'common', lacking);
  const changed = vi.fn<() => void>();
  i18n.store.subscribe(changed);
  i18n.store.getState().t('common:save');
  await eventually(() => expect(changed).toHaveBeenCalled());
  expect(i18n.store.getState().t('common:save')).toBe('Save');
  expect(i18n.store.getState().t('common:cancel')).toBe('Abbrechen');
});

it('loads the texts of one locale only', async () => {
  const i18n = await createI18n({ messages: loadSharedTexts, locale: 'de' });
  expect(i18n.engine.hasResourceBundle('de', 'common')).toBe(true);
  expect(i18n.engine.hasResourceBundle('en-US', 'common')).toBe(false);
});

it('parses a text without parameters once per locale', async () => {
  const { engine, store, setLocale } = await createI18n({
    messages: loadSharedTexts,
    languages: ['en-US'],
  });
  expect(store.getState().t('common:cancel')).toBe('Cancel');
  engine.addResource('en-US', 'common', 'cancel', 'Looked up again');
  expect(store.getState().t('common:cancel')).toBe('Cancel');
  await setLocale('fr');
  expect(store.getState().t('common:cancel')).toBe('Annuler');
});

it.each([
  ['pl', 1, '1 osoba'],
  ['pl', 2, '2 osoby'],
  ['pl', 5, '5 osób'],
  ['pl', 22, '22 osoby'],
  ['uk', 21, '21 особа'],
  ['ar', 2, 'شخصان'],
  ['ar', 11, '11 شخصًا'],
  ['he', 2, 'שני אנשים'],
  ['ja', 3, '3人'],
  ['fr', 0, '0 personne'],
] as const)('counts people in %s: %d', async (locale, count, text) => {
  const { t } = (await createI18n({ messages: loadSharedTexts, locale })).store.getState();
  expect(t('common:people', { count })).toBe(text);
});
