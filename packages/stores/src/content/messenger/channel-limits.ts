/** Number of channels of a page. @spec constant:recommendations.favouriteModelsAndChannels */
export const channelsOnPage = 10;
/** The largest page that the protocol allows. */
export const maxRead = 500;
/** The minimum time between two reads of the list, in milliseconds. @spec constant:realtime.channelLoadThrottleMs */
export const channelLoadThrottleMs = 500;
/** Maximum number of entries in the navigation bar's list. @spec constant:realtime.navbarMessageListMax */
export const navbarMessageListMax = 5;
