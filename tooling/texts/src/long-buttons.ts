/** Keys of button texts that have no shorter wording, by locale; each of these buttons has a line to itself. */
export const LONG_BUTTONS: Readonly<Record<string, readonly string[]>> = {
  es: ['account:othersTitle', 'entry:lastRate'],
  fr: ['account:addTotp'],
};
