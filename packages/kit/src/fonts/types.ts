/** A face that is installed on common systems. */
export type SystemFace = 'Arial' | 'Roboto' | 'DejaVu Sans' | 'Georgia' | 'Noto Serif' | 'DejaVu Serif';

/** A system face with the metrics of a brand's face, as `npm run fonts` measures them; lengths are percentages. */
export interface FontFallback {
  readonly face: SystemFace;
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
  readonly lineGap: string;
}

/** A font file of a brand. */
export interface BrandFont {
  /** The family's name; stacks made by `fontStack` name it with "Variable". */
  readonly family: string;
  /** The file's name with its extension, below the base of `fontFaceCss`. */
  readonly file: string;
  /** The weight or the range of weights, such as `400 700`. */
  readonly weight: string;
  /** At most three system faces with the metrics of this one, so that nothing shifts when the file arrives. @default none */
  readonly fallbacks?: readonly FontFallback[];
}
