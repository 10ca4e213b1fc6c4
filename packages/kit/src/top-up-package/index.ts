export { TopUpPackage, type TopUpBonus, type TopUpPackageProps } from './TopUpPackage.tsx';
