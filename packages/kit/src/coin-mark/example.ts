import type { CoinMarkProps } from './CoinMark.tsx';

export const coinMarkExample = { size: 24 } satisfies CoinMarkProps;
