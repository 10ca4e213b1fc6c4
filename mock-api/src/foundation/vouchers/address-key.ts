/** Domains of one provider that ignores dots; the first names them all. */
const withoutDots: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * An address as gifts are counted by: two texts that reach one mailbox have the same key. Tags after a plus are left out, as are
 * quotes and comments, and dots where the provider ignores them. Accounts are found by `emailKey`, which tells such addresses apart.
 */
export const addressKey = (email: string): string => {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const [local, host] = [text.slice(0, at).replaceAll(/\([^()]*\)|["\\]/g, ''), text.slice(at + 1)];
  const tag = local.indexOf('+');
  const name = tag > 0 ? local.slice(0, tag) : local;
  return withoutDots.includes(host) ? `${name.replaceAll('.', '')}@${withoutDots[0]}` : `${name}@${host}`;
};
