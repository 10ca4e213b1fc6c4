import { oneOf } from '../../vocabulary/shapes.ts';

/**
 * The browser's flag.
 * @spec entity:enum.browserOnlineFlag
 */
export const browserState = oneOf('BrowserState', 'whether the browser has a network', ['online', 'offline']);
