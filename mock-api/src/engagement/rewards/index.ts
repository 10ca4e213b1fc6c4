export { entriesOf, giveAward, publishAward, spinsFor, videoVoucher } from './award.ts';
export { answerReward, bookReward, type Reward } from './book.ts';
export { chancesOf, draw } from './draw.ts';
export { attemptsOfDay, giveOnce, historyOf, type GivenReward } from './history.ts';
export { addPointsOf, countActivity, doneOf, eventPointsOf, type Done } from './points.ts';
