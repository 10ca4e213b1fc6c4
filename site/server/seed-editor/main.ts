import { requireNode } from '../require-node.ts';

requireNode(24);
const { runSeedEditor } = await import('./run-seed-editor.ts');
await runSeedEditor(process.argv.slice(2), process.env);
