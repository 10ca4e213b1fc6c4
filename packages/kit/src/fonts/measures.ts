// Written by `npm run fonts`.
export const measures = {
  'velvet-display': {
    bytes: 47472,
    fallbacks: [
      {
        face: 'Georgia',
        sizeAdjust: '93.56%',
        ascent: '94.59%',
        descent: '33.67%',
        lineGap: '0.00%',
      },
      {
        face: 'Noto Serif',
        sizeAdjust: '87.55%',
        ascent: '101.08%',
        descent: '35.98%',
        lineGap: '0.00%',
      },
      {
        face: 'DejaVu Serif',
        sizeAdjust: '81.95%',
        ascent: '107.99%',
        descent: '38.44%',
        lineGap: '0.00%',
      },
    ],
  },
  'velvet-text': {
    bytes: 16368,
    fallbacks: [
      {
        face: 'Arial',
        sizeAdjust: '100.22%',
        ascent: '94.79%',
        descent: '24.95%',
        lineGap: '0.00%',
      },
      {
        face: 'Roboto',
        sizeAdjust: '100.65%',
        ascent: '94.38%',
        descent: '24.84%',
        lineGap: '0.00%',
      },
      {
        face: 'DejaVu Sans',
        sizeAdjust: '88.17%',
        ascent: '107.75%',
        descent: '28.35%',
        lineGap: '0.00%',
      },
    ],
  },
  'brasa-display': {
    bytes: 34312,
    fallbacks: [
      {
        face: 'Arial',
        sizeAdjust: '106.29%',
        ascent: '87.50%',
        descent: '25.40%',
        lineGap: '0.00%',
      },
      {
        face: 'Roboto',
        sizeAdjust: '106.75%',
        ascent: '87.12%',
        descent: '25.29%',
        lineGap: '0.00%',
      },
      {
        face: 'DejaVu Sans',
        sizeAdjust: '93.51%',
        ascent: '99.45%',
        descent: '28.87%',
        lineGap: '0.00%',
      },
    ],
  },
  'brasa-text': {
    bytes: 19248,
    fallbacks: [
      {
        face: 'Arial',
        sizeAdjust: '100.43%',
        ascent: '99.57%',
        descent: '30.17%',
        lineGap: '0.00%',
      },
      {
        face: 'Roboto',
        sizeAdjust: '100.87%',
        ascent: '99.14%',
        descent: '30.04%',
        lineGap: '0.00%',
      },
      {
        face: 'DejaVu Sans',
        sizeAdjust: '88.36%',
        ascent: '113.17%',
        descent: '34.29%',
        lineGap: '0.00%',
      },
    ],
  },
} as const;
