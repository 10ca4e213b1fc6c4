import { requireNode } from '../server/require-node.ts';

requireNode(24);
const { runDemo } = await import('./run-demo.ts');
await runDemo(process.argv.slice(2), process.env);
