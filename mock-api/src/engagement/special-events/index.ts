export { drawDue } from './prize-draw.ts';
export { runningEvents } from './running-events.ts';
export { putCampaign } from './statements.ts';
