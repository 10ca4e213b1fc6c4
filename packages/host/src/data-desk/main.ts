import { requireNode } from '../require-node.ts';

requireNode(24);
const { runDataDesk } = await import('./run-data-desk.ts');
await runDataDesk(process.argv.slice(2), process.env);
