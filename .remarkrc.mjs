import validateLinks from 'remark-validate-links';

/** Links in documents: to files and headings that exist. */
export default { plugins: [[validateLinks, { repository: false }]] };
