import type { OnlineIndicatorProps } from './OnlineIndicator.tsx';

export const onlineIndicatorExample = { presence: 'online' } satisfies OnlineIndicatorProps;
