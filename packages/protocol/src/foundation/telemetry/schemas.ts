import * as s from '../../schema/s.ts';

/**
 * The online state that the browser reports.
 * @spec entity:enum.browserOnlineFlag
 */
export const browserState = s.enum(['online', 'offline'], {
  id: 'BrowserState',
  description: 'whether the browser is online',
});
