import type { TopUpPackageProps } from './TopUpPackage.tsx';

export const topUpPackageExample = { amount: 1000, coins: 4000 } satisfies TopUpPackageProps;
