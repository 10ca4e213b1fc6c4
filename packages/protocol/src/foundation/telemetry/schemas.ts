import * as s from '../../schema/s.ts';

/**
 * The browser's flag.
 * @spec entity:enum.browserOnlineFlag
 */
export const browserState = s.enum(['online', 'offline'], {
  id: 'BrowserState',
  description: 'whether the browser has a network',
});
