import { requireNode } from '../require-node.ts';

requireNode(24);
const { runSeedEditor: runDataDesk } = await import('./run-seed-editor.ts');
await runDataDesk(process.argv.slice(2), process.env);
