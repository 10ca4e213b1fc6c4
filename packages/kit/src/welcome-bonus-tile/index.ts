export { WelcomeBonusTile, type WelcomeBonusTileProps } from './WelcomeBonusTile.tsx';
