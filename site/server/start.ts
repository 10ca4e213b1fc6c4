import { requireNode } from './require-node.ts';

requireNode(24);
const { serve } = await import('./serve.ts');
await serve(process.argv.slice(2), process.env);
