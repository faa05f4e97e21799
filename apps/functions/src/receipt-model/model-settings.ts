import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Key of the model's service; `none` or empty if it needs none. */
export const modelKey = defineSecret('RECEIPT_MODEL_KEY');

const url = defineString('RECEIPT_MODEL_URL', {
  default: '',
  description:
    'Address of a model that reads photos of receipts, with the chat completions of OpenAI, such as http://127.0.0.1:11434/v1. Empty: photos are read on the device only.',
});
const name = defineString('RECEIPT_MODEL_NAME', {
  default: '',
  description: 'Name of that model, which has to understand images.',
});
const seconds = defineInt('RECEIPT_MODEL_SECONDS', {
  default: 60,
  description: 'How long an answer may take, at most 60.',
});

/** A model that reads photos of receipts. */
export interface ModelSettings {
  /** Address of its chat completions. */
  readonly url: URL;
  readonly name: string;
  /** Undefined if the service needs none. */
  readonly key: string | undefined;
  /** Longest wait for an answer, in ms. */
  readonly patience: number;
}

/** Returns the address of the model's chat completions; undefined if there is no model. */
export function modelAddress(): URL | undefined {
  const address = url.value();
  if (!/^https?:\/\//u.test(address) || !URL.canParse(address) || name.value() === '')
    return undefined;
  const parsed = new URL(address);
  const path = parsed.pathname.replace(/\/$/u, '');
  if (!path.endsWith('/chat/completions')) parsed.pathname = `${path}/chat/completions`;
  return parsed;
}

/** Reads the settings; undefined if there is no model. */
export function readModelSettings(): ModelSettings | undefined {
  const address = modelAddress();
  if (address === undefined) return undefined;
  const key = process.env['RECEIPT_MODEL_KEY'] ?? '';
  return {
    url: address,
    name: name.value(),
    key: key === '' || key === 'none' ? undefined : key,
    patience: Math.min(60, seconds.value()) * 1000,
  };
}
