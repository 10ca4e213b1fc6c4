const domain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const address = /^\[(?:\d{1,3}\.){3}\d{1,3}\]$/;
const longest = 254;

/**
 * Whether a text is an e-mail address: a local part, an at sign, and a domain whose top-level part has two or more
 * letters, or an IP address in brackets. A local part has no characters that show nothing.
 * @spec rule:email-pattern, constant:validation.emailTldMinLetters
 */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const [local, host] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || text.length > longest || /[\s@\p{Cc}\p{Cf}]/u.test(local)) return false;
  return domain.test(host) || address.test(host);
};

/** An address as accounts are found by: without spaces around, in lower case. */
export const emailKey = (text: string): string => text.trim().toLowerCase();
