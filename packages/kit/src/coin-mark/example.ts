import type { CoinMarkProps } from './CoinMark.tsx';

export const coinMarkExample = {} satisfies CoinMarkProps;
