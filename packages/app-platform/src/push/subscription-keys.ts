/** Address and keys of a subscription, in base64url (RFC 8291). */
export interface SubscriptionKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Returns the address and keys of a subscription; `undefined` if the browser gives none. */
export function subscriptionKeys(subscription: PushSubscription): SubscriptionKeys | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { endpoint, p256dh, auth };
}
