/** The secret of servers in tests. */
export const testSecret = 'a secret for tests, long enough for a server to take it';
