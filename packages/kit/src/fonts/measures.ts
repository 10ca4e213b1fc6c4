// Written by `npm run fonts`.
export const measures = {
  'velvet-display': {
    fallback: 'Georgia',
    sizeAdjust: '93.56%',
    ascent: '94.59%',
    descent: '33.67%',
    lineGap: '0.00%',
    bytes: 47472,
  },
  'velvet-text': {
    fallback: 'Arial',
    sizeAdjust: '100.22%',
    ascent: '94.79%',
    descent: '24.95%',
    lineGap: '0.00%',
    bytes: 16368,
  },
  'brasa-display': {
    fallback: 'Arial',
    sizeAdjust: '106.29%',
    ascent: '87.50%',
    descent: '25.40%',
    lineGap: '0.00%',
    bytes: 34312,
  },
  'brasa-text': {
    fallback: 'Arial',
    sizeAdjust: '100.43%',
    ascent: '99.57%',
    descent: '30.17%',
    lineGap: '0.00%',
    bytes: 19248,
  },
} as const;
