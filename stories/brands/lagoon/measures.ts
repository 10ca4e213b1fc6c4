// Written by `npm run fonts`.
export const measures = {
  lagoon: {
    bytes: 32468,
    fallbacks: [
      {
        face: 'Arial',
        sizeAdjust: '98.48%',
        ascent: '101.54%',
        descent: '26.40%',
        lineGap: '0.00%',
      },
      {
        face: 'Roboto',
        sizeAdjust: '98.91%',
        ascent: '101.10%',
        descent: '26.29%',
        lineGap: '0.00%',
      },
      {
        face: 'DejaVu Sans',
        sizeAdjust: '86.64%',
        ascent: '115.42%',
        descent: '30.01%',
        lineGap: '0.00%',
      },
    ],
  },
} as const;
