/** The rows of the start page that are a guest's own, in a chunk of their own: the browser fills them in after the first render. */
export { HomeRewards as rewards } from './HomeRewards.tsx';
export { WelcomeBonusRow as welcomeBonus } from '../foundation/vouchers/WelcomeBonusRow.tsx';
