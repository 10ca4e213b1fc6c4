import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The pages of the bench, with all texts and production builds. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: { conditions: ['@lounge/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    outDir: 'dist/bench',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { input: ['bench/conversation.html', 'bench/stream.html', 'bench/tiles.html'] },
  },
});
