import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'हिसाब बराबर।',
  lead: 'जो भुगतान हों उन्हें बाँटें, देखें किसे किसको देना है, और सबसे कम भुगतानों में बराबर करें।',
  pointOffline: 'बिना कनेक्शन चलता है। जो जोड़ें वह रहता है और बाद में भेजा जाता है।',
  pointLive: 'बदलाव सबको तुरंत दिखता है।',
  pointExact: 'हर मुद्रा में पैसे-पैसे तक सटीक।',
} as const satisfies LocaleNamespace<'welcome'>;
