/** Domains of one provider that ignores dots; the first names them all. */
const withoutDots: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The key of a mailbox, by which gifts and mails to it are counted: without tags after a plus, quotes, comments, and dots where the provider ignores them.
 * Accounts are found by `emailKey`, which distinguishes such addresses.
 */
export const addressKey = (email: string): string => {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const [local, host] = [text.slice(0, at).replaceAll(/\([^()]*\)|["\\]/g, ''), text.slice(at + 1)];
  const tag = local.indexOf('+');
  const name = tag > 0 ? local.slice(0, tag) : local;
  return withoutDots.includes(host) ? `${name.replaceAll('.', '')}@${withoutDots[0]}` : `${name}@${host}`;
};
