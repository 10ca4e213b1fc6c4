import type { OnlineIndicatorProps } from './OnlineIndicator.tsx';

export const onlineIndicatorExample = { presence: 'online', worded: true } satisfies OnlineIndicatorProps;
