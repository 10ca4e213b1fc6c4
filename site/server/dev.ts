import { requireNode } from './require-node.ts';

requireNode(24);
const { develop } = await import('./develop.ts');
await develop(process.argv.slice(2), process.env);
