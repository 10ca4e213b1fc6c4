export { ShootingGame, type ShootingGameProps, type ShotAnswer } from './ShootingGame.tsx';
