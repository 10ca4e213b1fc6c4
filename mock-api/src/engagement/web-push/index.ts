export { deliverDue } from './deliver.ts';
export { fanOut } from './fan-out.ts';
