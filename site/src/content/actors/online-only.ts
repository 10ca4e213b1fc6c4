/** Whether an address asks for those who are online. */
export const isOnlineOnly = (search: URLSearchParams): boolean => search.get('online') === '1';
