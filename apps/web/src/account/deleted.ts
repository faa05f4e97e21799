/** Query of the start page after an account was deleted on this device. */
export const DELETED = '?deleted';
