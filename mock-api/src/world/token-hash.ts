/** The SHA-256 hash under which a token is stored, in hexadecimal. Web Crypto, so that it works in the browser too. */
export const tokenHash = async (token: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
