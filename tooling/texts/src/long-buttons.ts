/** Texts of buttons that have no shorter wording, by locale; each stands in a line of its own. */
export const LONG_BUTTONS: Readonly<Record<string, readonly string[]>> = {
  es: ['account:othersTitle', 'entry:lastRate'],
  fr: ['account:addTotp'],
};
