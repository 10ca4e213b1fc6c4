/** The Phosphor icon envelope-simple, fill, as the path data of a 256 unit square. */
export const envelopeSimpleFill = 'M224,48H32a8,8,0,0,0-8,8V192a16,16,0,0,0,16,16H216a16,16,0,0,0,16-16V56A8,8,0,0,0,224,48Zm-8,144H40V74.19l82.59,75.71a8,8,0,0,0,10.82,0L216,74.19V192Z';
