/** Hidden field that tells password managers which account a form is for. */
export function AccountHint({ email }: { readonly email: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
