import type { TopUpPackageProps } from './TopUpPackage.tsx';

export const topUpPackageExample = { amount: 2500, coins: 10_000 } satisfies TopUpPackageProps;
