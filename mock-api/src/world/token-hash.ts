/** How a token is kept, in hexadecimal; by the platform's own digest, so that it runs in the browser's worlds too. */
export const tokenHash = async (token: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
