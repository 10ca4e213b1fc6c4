export * from './LivePreview.ts';
