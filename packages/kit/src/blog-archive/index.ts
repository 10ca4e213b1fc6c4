export type { BlogArchiveEntry } from './ArchiveRows.tsx';
export { BlogArchive, type BlogArchiveCategory, type BlogArchiveProps } from './BlogArchive.tsx';
