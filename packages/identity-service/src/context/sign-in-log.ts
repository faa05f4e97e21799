/** A sign-in of a user, or an attempt. */
export type SignInEvent =
  | {
      readonly event: 'signed-in';
      readonly uid: string;
      /** Such as `password`, `google.com` or `anonymous`. */
      readonly method: string;
      /** Whether the account was created by it. */
      readonly isNew: boolean;
    }
  | {
      readonly event: 'sign-in-refused';
      /** Account of the address that was entered, if there is one. */
      readonly uid?: string;
      readonly method: string;
      /** Error code of the service. */
      readonly reason: string;
    };

/**
 * Receives every sign-in, and every refused one.
 * @param address IP address of the caller, or its network of IPv6
 */
export type RecordSignIn = (event: SignInEvent, address: string) => void;
